import { expect, it } from "vitest";
import { timingWall, timingWords } from "./campaign-timing.rules.ts";

const event = { startLocal: "2028-03-01T19:30", endLocal: "2028-03-02T02:00" };

it.each([
  ["start", -1, "2028-02-29T09:00", "1 day before it begins"],
  ["start", 0, "2028-03-01T09:00", "the day it begins"],
  ["end", 1, "2028-03-03T09:00", "1 day after it ends"],
  ["start", 31, "2028-04-01T09:00", "31 days after it begins"],
  ["invitation", 3, null, "3 days after an unanswered invitation"],
] as const)("%s and %i days is a day on the calendar, and words", (from, days, wall, words) => {
  expect(timingWall({ from, days, at: "09:00" }, event)).toBe(wall);
  expect(timingWords({ from, days, at: "09:00" })).toBe(words);
});
