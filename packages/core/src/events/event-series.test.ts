import fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { toInstant, toWallTime } from "../base/time.rules.ts";
import {
  checkSeriesDraft,
  newSeriesDraft,
  placeInMonth,
  readRule,
  rhythmText,
  ruleMovedBy,
  ruleOfDraft,
  ruleStarts,
  ruleText,
  seriesDates,
  writeRule,
} from "./event-series.rules.ts";
import type { MonthDay, SeriesDraft, Weekday } from "./event-series.types.ts";

const start = "2027-03-14T18:30";
const draft = (change: Partial<SeriesDraft>, from = start): SeriesDraft => ({
  ...newSeriesDraft(from),
  ...change,
});
const days = (change: Partial<SeriesDraft>, from = start) =>
  ruleStarts(ruleOfDraft(draft(change, from), from), from).map((date) => date.slice(0, 10));

describe("the dates of a series", () => {
  it.each([
    ["days", { every: "day", interval: 3, count: 3 }, ["2027-03-14", "2027-03-17", "2027-03-20"]],
    ["weeks", { count: 3 }, ["2027-03-14", "2027-03-21", "2027-03-28"]],
    ["two weekdays", { weekdays: [3], count: 3 }, ["2027-03-14", "2027-03-17", "2027-03-21"]],
    [
      "a date",
      { every: "month", monthDay: "date", count: 3 },
      ["2027-03-14", "2027-04-14", "2027-05-14"],
    ],
    [
      "the second Sunday",
      { every: "month", monthDay: "weekday", count: 3 },
      ["2027-03-14", "2027-04-11", "2027-05-09"],
    ],
    ["years", { every: "year", count: 2 }, ["2027-03-14", "2028-03-14"]],
    [
      "until a day",
      { ends: "until", until: "2027-03-28" },
      ["2027-03-14", "2027-03-21", "2027-03-28"],
    ],
  ] as const)("come by %s", (_name, change, expected) => expect(days(change)).toEqual(expected));

  it("leave out months that have no such day", () =>
    expect(days({ every: "month", monthDay: "date", count: 3 }, "2027-01-31T10:00")).toEqual([
      "2027-01-31",
      "2027-03-31",
      "2027-05-31",
    ]));

  it("keep the last weekday where a month has five", () =>
    expect(
      days({ every: "month", monthDay: "last-weekday", count: 3 }, "2027-01-31T10:00"),
    ).toEqual(["2027-01-31", "2027-02-28", "2027-03-28"]));

  it("tell of a time that clocks jump over, and of one that they show twice", () => {
    const weekly = draft({ count: 40 }, "2027-03-07T02:30");
    const odd = seriesDates(weekly, "2027-03-07T02:30", "America/New_York").filter(
      ({ occurs }) => occurs !== "once",
    );
    expect(odd).toEqual([{ startLocal: "2027-03-14T02:30", occurs: "skipped" }]);
    const night = draft({ count: 40 }, "2027-03-07T01:30");
    expect(
      seriesDates(night, "2027-03-07T01:30", "America/New_York").filter(
        ({ occurs }) => occurs === "twice",
      ),
    ).toEqual([{ startLocal: "2027-11-07T01:30", occurs: "twice" }]);
  });

  const anyDraft = fc.record({
    every: fc.constantFrom("day" as const, "week" as const, "month" as const, "year" as const),
    interval: fc.integer({ min: 1, max: 12 }),
    weekdays: fc.uniqueArray(fc.constantFrom<Weekday>(1, 2, 3, 4, 5, 6, 7)),
    monthDay: fc.constantFrom<MonthDay>("date", "weekday", "last-weekday"),
    ends: fc.constantFrom("count" as const, "until" as const),
    count: fc.integer({ min: 2, max: 40 }),
    untilDays: fc.integer({ min: 1, max: 900 }),
    day: fc.integer({ min: 0, max: 1500 }),
    minutes: fc.integer({ min: 0, max: 1439 }),
  });

  it("are those that another reader of the rule finds, in every zone at the same hour", () => {
    const zones = ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Africa/Casablanca"];
    fc.assert(
      fc.property(anyDraft, fc.constantFrom(...zones), (chosen, zone) => {
        const from = Date.UTC(2026, 0, 1) + chosen.day * 86_400_000 + chosen.minutes * 60_000;
        const first = new Date(from).toISOString().slice(0, 16);
        const { isLast } = placeInMonth(first);
        const monthDay =
          chosen.monthDay === "last-weekday" && !isLast ? "weekday" : chosen.monthDay;
        const until = new Date(from + chosen.untilDays * 86_400_000).toISOString().slice(0, 10);
        const rule = ruleOfDraft(draft({ ...chosen, monthDay, until }, first), first);
        const ours = ruleStarts(rule, first, 40);
        const reader = ICAL.Recur.fromString(writeRule(rule)).iterator(
          ICAL.Time.fromDateTimeString(`${first}:00`),
        );
        const theirs: string[] = [];
        for (let at = reader.next(); at && theirs.length < 40; at = reader.next()) {
          theirs.push(at.toString().slice(0, 16));
        }
        expect(ours).toEqual(theirs);
        const struck = ours.map((wall) => ({ wall, ...toInstant(wall, zone) }));
        const there = struck.filter(({ occurs }) => occurs !== "skipped");
        expect(there.map(({ instant }) => toWallTime(instant, zone))).toEqual(
          there.map(({ wall }) => wall),
        );
      }),
      { numRuns: 50 },
    );
  });
});

describe("a rule", () => {
  it.each([
    [{}, "FREQ=WEEKLY;BYDAY=SU;COUNT=8", "Every week on Sunday, 8 times"],
    [
      { interval: 2, weekdays: [2] },
      "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;COUNT=8",
      "Every 2 weeks on Tuesday and Sunday, 8 times",
    ],
    [
      { every: "month", monthDay: "weekday" },
      "FREQ=MONTHLY;BYDAY=2SU;COUNT=8",
      "Every month on the second Sunday, 8 times",
    ],
    [
      { every: "month", monthDay: "date", ends: "until", until: "2028-01-31" },
      "FREQ=MONTHLY;BYMONTHDAY=14;UNTIL=20280131T235959",
      "Every month on the 14th, until 31 January 2028",
    ],
    [{ every: "year", count: 3 }, "FREQ=YEARLY;COUNT=3", "Every year, 3 times"],
  ] as const)("%j is written %s and said “%s”", (change, text, words) => {
    const rule = ruleOfDraft(draft(change), start);
    expect(writeRule(rule)).toBe(text);
    expect(readRule(text)).toEqual(rule);
    expect(ruleText(text, "en-GB")).toBe(words);
  });

  it.each([
    ["2026-12-04T19:00", "every month on the first Friday"],
    ["2027-01-29T19:00", "every month on the last Friday"],
  ])("of months beginning at %s is offered as “%s”", (first, words) => {
    const rule = ruleOfDraft(draft({ every: "month" }, first), first);
    expect(rhythmText(writeRule(rule), "en-GB")).toBe(words);
  });

  it("that is none is said as dates of its own", () =>
    expect(ruleText(null, "en-GB")).toBe("Dates of its own"));

  it.each([
    ["FREQ=WEEKLY;BYDAY=TU;COUNT=6", 1, "FREQ=WEEKLY;BYDAY=WE;COUNT=6"],
    ["FREQ=WEEKLY;BYDAY=MO,SU", -1, "FREQ=WEEKLY;BYDAY=SA,SU"],
    ["FREQ=DAILY;UNTIL=20270331T235959", 2, "FREQ=DAILY;UNTIL=20270402T235959"],
    ["FREQ=MONTHLY;BYDAY=2SU", 1, null],
    ["FREQ=MONTHLY;BYDAY=2SU", 0, "FREQ=MONTHLY;BYDAY=2SU"],
  ])("%s by %i days is %s", (text, by, moved) => expect(ruleMovedBy(text, by)).toBe(moved));
});

it.each([
  [{ interval: 0 }, "interval"],
  [{ count: 1 }, "count"],
  [{ count: 101 }, "count"],
  [{ ends: "until", until: "" }, "until"],
  [{ ends: "until", until: "2027-03-14" }, "until"],
  [{ ends: "until", until: "2027-03-20" }, "until"],
  [{ ends: "until", every: "day", until: "2027-12-31" }, "until"],
] as const)("%j is refused at %s", (change, field) =>
  expect(Object.keys(checkSeriesDraft(draft(change), start))).toEqual([field]),
);
