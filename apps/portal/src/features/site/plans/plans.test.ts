import { featureCategories } from "@jubilee/core/site/catalogue.rules";
import { mayOpen } from "@jubilee/core/account/access.rules";
import { planTypes } from "@jubilee/core/account/plans.rules";
import { expect, it } from "vitest";
import { planPitches } from "./plans.copy.ts";

it("each thing of a price list stands for features that its plan opens", () => {
  const all = featureCategories.flatMap(({ features }) => features);
  const wrong = planTypes.flatMap((plan) =>
    planPitches[plan].contents
      .flatMap(({ features }) => features)
      .filter((key) => !all.some((one) => one.key === key && mayOpen(plan, one.planType))),
  );
  expect(wrong).toEqual([]);
});
