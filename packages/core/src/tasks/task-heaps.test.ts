import { describe, expect, it } from "vitest";
import { pilesOf, pileWords } from "./task-heaps.rules.ts";
import { taskClock } from "./tasks.rules.ts";

/** A Thursday. */
const clock = taskClock(Date.parse("2027-05-20T10:00:00Z"));
const due = (day: string | null) => ({ dueLocal: day && `${day}T00:00`, timeZone: "UTC" });
const many = (day: string) => Array.from({ length: 12 }, () => due(day));

describe("what lies ahead", () => {
  it("is next week and then months, where it is more than is looked over at a glance", () => {
    const rows = [due("2027-05-24"), due("2027-05-30"), due("2027-05-31"), ...many("2027-06-12")];
    const piles = pilesOf(rows, clock);
    expect(rows.slice(0, 4).map((row) => piles?.(row))).toEqual([
      "next week",
      "next week",
      "2027-05",
      "2027-06",
    ]);
    expect(piles?.(due(null))).toBeNull();
  });

  it("stays together where it is short, or of one month", () => {
    expect(pilesOf([due("2027-05-24"), due("2027-08-01")], clock)).toBeNull();
    expect(pilesOf([...many("2027-06-12"), due("2027-06-01")], clock)).toBeNull();
  });

  it("is called by name", () => {
    expect(pileWords("next week", "en-GB")).toBe("Next week");
    expect(pileWords("2027-06", "en-GB")).toBe("June 2027");
  });
});
