import type { EmailCampaignLine } from "@jubilee/core/mailing/campaigns.types";
import { expect, it } from "vitest";
import { byTime, subjectOf, sumsOf } from "./lineOf.ts";

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

type Gone = Pick<EmailCampaignLine, "figures" | "counts">;
const gone = (sent: number, counts: Partial<Gone["counts"]>) =>
  ({
    figures: { sent, delivered: sent - 1 },
    counts: { open: 0, answered: 0, opened: null, pressed: null, ...counts },
  }) as EmailCampaignLine;

it("sums are of what was sent, each figure of those among whom it is counted", () => {
  expect(sumsOf([gone(0, {})])).toBeNull();
  const lines = [
    gone(100, { open: 40, answered: 10, opened: { people: 80, times: 90 } }),
    gone(50, { open: 20, answered: 5, pressed: { people: 5, times: 6 } }),
    gone(0, { open: 9 }),
  ];
  expect(sumsOf(lines)).toEqual({
    campaigns: 2,
    sent: 150,
    arrived: 148,
    opened: { value: 80, of: 100 },
    clicked: { value: 5, of: 50 },
    answered: { value: 15, of: 60 },
  });
});

it("a subject is told where it is not the name", () => {
  const told = (name: string, subject: string) => subjectOf({ name, subject } as EmailCampaignLine);
  expect(told("Parking", "Where to leave your car")).toBe("Where to leave your car");
  expect(told("Parking", "Parking")).toBeNull();
  expect(told("Parking", "")).toBeNull();
});
