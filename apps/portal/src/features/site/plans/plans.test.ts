import { featureCategories } from "@jubilee/core/site/catalogue.rules";
import { mayOpen } from "@jubilee/core/account/access.rules";
import { planTypes } from "@jubilee/core/account/plans.rules";
import { expect, it } from "vitest";
import { planPitches } from "@jubilee/core/account/plan-pitches.copy";

it("Premium names what a free event says it would add", () => {
  const words = planPitches.premium.contents.map((thing) => thing.words).join("\n");
  for (const what of [/guest lists/i, /invitations/, /RSVPs/, /check-in at the door/i])
    expect(words).toMatch(what);
});

it("each thing of a price list stands for features that its plan opens", () => {
  const all = featureCategories.flatMap(({ features }) => features);
  const wrong = planTypes.flatMap((plan) =>
    planPitches[plan].contents
      .flatMap(({ features }) => features)
      .filter((key) => !all.some((one) => one.key === key && mayOpen(plan, one.planType))),
  );
  expect(wrong).toEqual([]);
});
