import type { PollRecord } from "@jubilee/core/planning/polls.types";
import { expect, it } from "vitest";
import { closesWords } from "./closesWords.ts";

const poll = (part: Partial<PollRecord>) =>
  ({
    state: "open",
    closesAt: null,
    closedAt: null,
    timeZone: "Europe/Berlin",
    ...part,
  }) as PollRecord;
const closesAt = "2027-05-04T18:00:00Z";

it("the reader's clock comes first, the event's is named where it is another one", () => {
  const words = closesWords(poll({ closesAt }), "America/New_York", "en-GB");
  expect(words).toMatch(/^Tuesday.* 4 May 2027.* 14:00, in Berlin 20:00$/);
  const dayAfter = closesWords(poll({ closesAt }), "Pacific/Auckland", "en-GB");
  expect(dayAfter).toMatch(/^Wednesday.* 06:00, in Berlin Tuesday.* 20:00$/);
});

it("one clock is said once", () => {
  expect(closesWords(poll({ closesAt }), "Europe/Paris", "en-GB")).not.toContain("in ");
});

it("what was closed by hand closed then, not when it would have", () => {
  const words = closesWords(
    poll({ state: "closed", closesAt, closedAt: "2027-05-02T10:00:00Z" }),
    "Europe/Berlin",
    "en-GB",
  );
  expect(words).toContain("2 May 2027");
});

it("without an end it is the planner who closes it", () => {
  expect(closesWords(poll({}), "Europe/Berlin", "en-GB")).toBe("When you close it");
});
