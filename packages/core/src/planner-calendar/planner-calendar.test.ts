import { describe, expect, it } from "vitest";
import {
  dayForKey,
  isDay,
  itemsFrom,
  itemsOn,
  matchesCalendarFilter,
  monthsAfter,
  stepOf,
  weekOf,
  weeksOfMonth,
} from "./planner-calendar.rules.ts";
import type { PlannerItem } from "./planner-calendar.types.ts";

const item = (change: Partial<PlannerItem>): PlannerItem => ({
  key: "event 1",
  kind: "event",
  id: "1",
  title: "Supper",
  place: null,
  startLocal: "2027-06-12T18:30",
  endLocal: "2027-06-12T23:00",
  timeZone: "Europe/Berlin",
  phase: "upcoming",
  ...change,
});

it.each([
  ["2027-02-28", true],
  ["2027-02-29", false],
  ["2027-13-01", false],
  ["soon", false],
  ["", false],
])("%s is a day: %s", (text, valid) => expect(isDay(text)).toBe(valid));

describe("weeks", () => {
  it("begin where the reader's week begins", () => {
    expect(weekOf("2027-06-12", 1)[0]).toBe("2027-06-07");
    expect(weekOf("2027-06-12", 7)[0]).toBe("2027-06-06");
    expect(weekOf("2027-06-12", 6)[0]).toBe("2027-06-12");
  });

  it.each([
    ["2027-02-10", 1, 4, "2027-02-01", "2027-02-28"],
    ["2027-06-30", 1, 5, "2027-05-31", "2027-07-04"],
    ["2027-08-01", 1, 6, "2027-07-26", "2027-09-05"],
    ["2027-05-15", 7, 6, "2027-04-25", "2027-06-05"],
  ])("of the month of %s (first day %i): %i", (day, firstDay, count, first, last) => {
    const weeks = weeksOfMonth(day, firstDay);
    expect(weeks).toHaveLength(count);
    expect([weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([first, last]);
  });
});

describe("moving", () => {
  it.each([
    ["2027-01-31", 1, "2027-02-28"],
    ["2027-12-15", 1, "2028-01-15"],
    ["2027-01-15", -1, "2026-12-15"],
  ])("%s by %i months is %s", (day, months, to) => expect(monthsAfter(day, months)).toBe(to));

  it.each([
    ["month", "2027-07-12"],
    ["agenda", "2027-07-12"],
    ["week", "2027-06-19"],
    ["day", "2027-06-13"],
  ] as const)("one %s on", (view, to) => expect(stepOf("2027-06-12", view, 1)).toBe(to));

  it.each([
    ["ArrowRight", "2027-06-13"],
    ["ArrowLeft", "2027-06-11"],
    ["ArrowDown", "2027-06-19"],
    ["ArrowUp", "2027-06-05"],
    ["PageDown", "2027-07-12"],
    ["PageUp", "2027-05-12"],
    ["Home", "2027-06-07"],
    ["End", "2027-06-13"],
    ["Enter", null],
  ])("%s", (key, to) => expect(dayForKey(key, "2027-06-12", 1, false)).toBe(to));

  it("arrows follow the direction of reading", () =>
    expect(dayForKey("ArrowLeft", "2027-06-12", 1, true)).toBe("2027-06-13"));
});

describe("what falls on a day", () => {
  it("is an evening, but not the night that it runs into", () => {
    const late = item({ endLocal: "2027-06-13T02:00" });
    expect(itemsOn([late], "2027-06-12")).toEqual([late]);
    expect(itemsOn([late], "2027-06-13")).toEqual([]);
  });

  it("is every day of a weekend", () => {
    const weekend = item({ endLocal: "2027-06-14T12:00" });
    const days = ["2027-06-11", "2027-06-12", "2027-06-13", "2027-06-14", "2027-06-15"];
    expect(days.map((day) => itemsOn([weekend], day).length)).toEqual([0, 1, 1, 1, 0]);
  });

  it("is in the agenda while it goes on", () => {
    const weekend = item({ endLocal: "2027-06-14T12:00" });
    expect(itemsFrom([weekend], "2027-06-14")).toEqual([weekend]);
    expect(itemsFrom([weekend], "2027-06-15")).toEqual([]);
  });
});

it.each([
  [{}, "events", true],
  [{}, "bookings", false],
  [{}, "drafts", false],
  [{ phase: "draft" }, "drafts", true],
  [{ kind: "booking" }, "bookings", true],
  [{ kind: "booking" }, "events", false],
  [{ kind: "booking" }, "all", true],
] as const)("%j under %s: %s", (change, filter, shown) =>
  expect(matchesCalendarFilter(item(change), filter)).toBe(shown),
);
