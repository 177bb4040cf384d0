import { describe, expect, it } from "vitest";
import {
  dayForKey,
  daysBetween,
  isDay,
  monthsAfter,
  weekOf,
  weeksAhead,
  weeksOfMonth,
} from "./calendar-days.rules.ts";

it.each([
  ["2027-02-28", true],
  ["2027-02-29", false],
  ["2027-13-01", false],
  ["soon", false],
  ["", false],
])("%s is a day: %s", (text, valid) => expect(isDay(text)).toBe(valid));

it("the month that is now begins at this week, and goes on where little of it is left", () => {
  const last = weeksAhead("2026-11-30", 1);
  expect(last.past).toHaveLength(5);
  expect(last.ahead.map(([first]) => first)).toEqual([
    "2026-11-30",
    "2026-12-07",
    "2026-12-14",
    "2026-12-21",
  ]);
  expect(last.isLonger).toBe(true);
  const first = weeksAhead("2026-12-01", 1);
  expect(first).toMatchObject({ past: [], isLonger: false });
  expect(first.ahead).toHaveLength(5);
});

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

it.each([
  ["2027-03-27", "2027-03-29", 2],
  ["2027-01-01", "2026-12-31", -1],
  ["2027-06-12", "2027-06-12", 0],
])("from %s to %s are %i days", (from, to, days) => expect(daysBetween(from, to)).toBe(days));
