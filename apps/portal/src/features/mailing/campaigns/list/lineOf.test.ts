import type { EmailCampaignLine } from "@jubilee/core/mailing/campaigns.types";
import { expect, it } from "vitest";
import { byTime } from "./lineOf.ts";

type Timed = Pick<EmailCampaignLine, "name" | "goesLocal" | "startedAt" | "timing">;
const line = (name: string, more: Partial<Timed>) =>
  ({ name, goesLocal: null, startedAt: null, timing: null, ...more }) as EmailCampaignLine;

it("campaigns stand as they go around the event", () => {
  const lines = [
    line("no time", {}),
    line("thanks", { goesLocal: "2027-05-25T10:00" }),
    line("unanswered", { timing: { from: "invitation", days: 3, at: "09:00" } }),
    line("at once", { startedAt: "2027-05-01T07:00:00+00:00" }),
  ];
  const order = lines.toSorted((one, other) => byTime(one).localeCompare(byTime(other)));
  expect(order.map(({ name }) => name)).toEqual(["unanswered", "at once", "thanks", "no time"]);
});
