import { offsetMinutes, toInstant } from "@jubilee/core/base/time.rules";
import { countdownParts } from "@jubilee/ui/use-now";
import { expect, it } from "vitest";
import { figure, unitName } from "./figures.ts";
import { distance } from "../steps/countdown/ear.ts";

const dayMs = 86_400_000;
const noon = (ms: number) => `${new Date(ms).toISOString().slice(0, 10)}T12:00`;

/** The days of a year on which the clocks of a zone change, found between two looks. */
function changes(zone: string, year: number): number[] {
  const first = Date.UTC(year, 0, 1);
  const offset = (ms: number) => offsetMinutes(new Date(ms).toISOString(), zone);
  const found: number[] = [];
  for (let from = first; from < first + 360 * dayMs; from += 14 * dayMs) {
    let [low, high] = [from, from + 14 * dayMs];
    if (offset(low) !== offset(high)) {
      while (high - low > dayMs) {
        const middle = low + Math.floor((high - low) / dayMs / 2) * dayMs;
        if (offset(low) === offset(middle)) low = middle;
        else high = middle;
      }
      found.push(low);
    }
  }
  return found;
}

it("counts what passes, in every zone over every change of its clocks", () => {
  const wrong: string[] = [];
  let seen = 0;
  for (const zone of Intl.supportedValuesOf("timeZone")) {
    for (const change of changes(zone, 2027)) {
      seen += 1;
      const [before, after] = [noon(change - dayMs), noon(change + 2 * dayMs)];
      const [from, until] = [before, after].map((wall) => toInstant(wall, zone).instant);
      if (!from || !until) throw new Error(`${zone} has no noon`);
      const { days, hours, minutes, seconds } = countdownParts(Date.parse(until), Date.parse(from));
      const counted = ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
      // Three days by the calendar, and what the clocks jump.
      const jump = offsetMinutes(until, zone) - offsetMinutes(from, zone);
      if (jump === 0 || counted !== (3 * 24 * 60 - jump) * 60) wrong.push(`${zone} ${before}`);
    }
  }
  expect(seen).toBeGreaterThan(200);
  expect(wrong).toEqual([]);
});

it.each([
  ["en", 1, "day"],
  ["en", 23, "days"],
  ["de", 1, "Tag"],
  ["de", 2, "Tage"],
  ["ar", 3, "أيام"],
  ["ja", 5, "日"],
  ["pt", 0, "dia"],
])("names the unit in %s beside %i: %s", (locale, value, name) => {
  expect(unitName(value, "day", locale)).toBe(name);
});

it("says a distance as its language does, without what is nothing", () => {
  const parts = { days: 23, hours: 0, minutes: 1, seconds: 9, over: false };
  expect(distance(parts, "en-GB")).toBe("23 days and 1 minute");
  expect(distance(parts, "de")).toBe("23 Tage und 1 Minute");
  expect(distance({ ...parts, days: 0, minutes: 0 }, "en")).toBe("");
  expect(figure(7, "en")).toBe("07");
});
