import { expect, it } from "vitest";
import { clockText, firstDayOfWeek, spanText } from "./calendar-words.rules.ts";

const week = ["2027-05-31", "2027-06-06"];

it.each([
  ["month", /^June 2027$/],
  ["agenda", /^June 2027$/],
  ["week", /^31 May.–.6 June 2027$/u],
  ["day", /^Saturday,? 12 June 2027$/],
] as const)("a %s is called %s", (view, text) =>
  expect(spanText(view, week, "2027-06-12", "en-GB")).toMatch(text),
);

it("reads the wall clock whatever the device's zone", () =>
  expect(clockText("2027-06-12T18:30", "en-GB")).toBe("18:30"));

it.each([
  ["en-GB", 1],
  ["en-US", 7],
])("a week in %s begins on day %i", (locale, day) => expect(firstDayOfWeek(locale)).toBe(day));
