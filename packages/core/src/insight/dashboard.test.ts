import { describe, expect, it } from "vitest";
import { activityWords, answersChart, niceTop } from "./dashboard.rules.ts";
import type { ActivityEntry } from "./dashboard.types.ts";

it.each([
  [0, 3],
  [1, 3],
  [4, 6],
  [25, 30],
  [138, 150],
  [151, 300],
  [1200, 1500],
])("%i fits under %i", (value, top) => {
  expect(niceTop(value)).toBe(top);
  expect(niceTop(value)).toBeGreaterThanOrEqual(value);
});

describe("the answers chart", () => {
  const day = (name: string, coming: number, notComing: number) => ({
    day: name,
    coming,
    notComing,
  });

  it("starts at zero the day before and ends today", () => {
    const answers = [day("2027-03-12", 60, 10), day("2027-03-31", 138, 25)];
    const chart = answersChart(answers, "2027-04-20");
    expect(chart?.ticks).toEqual([150, 100, 50, 0]);
    expect(chart?.coming).toEqual({
      points: [
        { x: 0, y: 0 },
        { x: 0.025, y: 0.4 },
        { x: 0.5, y: 0.92 },
        { x: 1, y: 0.92 },
      ],
      last: 138,
    });
    expect(chart?.days).toEqual({ first: "2027-03-11", middle: null, last: "2027-04-20" });
  });

  it("does not add a day that is there", () => {
    expect(answersChart([day("2027-03-12", 1, 0)], "2027-03-12")?.coming.points).toHaveLength(2);
  });

  it("marks reminders; the words of two close ones stand once, at the later", () => {
    const answers = [day("2027-03-02", 10, 0), day("2027-03-21", 20, 0)];
    const sent = ["2027-01-01", "2027-03-06", "2027-03-16", "2027-03-18"];
    expect(answersChart(answers, "2027-03-21", sent)?.reminders).toEqual([
      { day: "2027-03-06", x: 0.25, isNamed: true },
      { day: "2027-03-16", x: 0.75, isNamed: false },
      { day: "2027-03-18", x: 0.85, isNamed: true },
    ]);
  });

  it("waits for the first answer", () => {
    expect(answersChart([], "2027-03-12")).toBeNull();
  });
});

describe("what happened, in words", () => {
  const base = { at: "", eventId: "", eventName: "", name: "" };
  it.each<[ActivityEntry, string]>([
    [{ ...base, kind: "answer", state: "yes", partySize: 4 }, "is coming with 3 guests"],
    [{ ...base, kind: "answer", state: "yes", partySize: 1 }, "is coming"],
    [{ ...base, kind: "answer", state: "maybe", partySize: 2 }, "may come with 1 guest"],
    [{ ...base, kind: "answer", state: "no", partySize: 0 }, "can’t make it"],
    [{ ...base, kind: "answer", state: "waitlisted", partySize: 1 }, "waits for a place"],
    [
      { ...base, kind: "order", ticketCount: 2, totalMinor: 13000, currency: "USD" },
      "bought 2 tickets, $130",
    ],
    [{ ...base, kind: "order", ticketCount: 1, totalMinor: 0, currency: "USD" }, "took a ticket"],
    [{ ...base, kind: "refund", totalMinor: 6550, currency: "USD" }, "got $65.50 back"],
  ])("%o", (entry, words) => {
    expect(activityWords(entry, "en-US")).toBe(words);
  });
});
