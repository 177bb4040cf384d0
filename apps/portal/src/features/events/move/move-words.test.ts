import { expect, it } from "vitest";
import { buttonDay, commonYear, goalText, leafOf, spanText } from "./move-words.rules.ts";

const about = { year: "2027", eventZone: "Europe/Berlin", whole: false, locale: "en-GB" };
const span = { at: "2027-09-17T18:00", until: null, zone: "Europe/Berlin" };

it.each([
  [span, {}, "Fri 17 September, 18:00"],
  [span, { whole: true }, "Fri 17 September"],
  [span, { year: "2026" }, "Fri 17 September 2027, 18:00"],
  [{ ...span, until: "2027-09-17T22:00" }, {}, "Fri 17 September, 18:00–22:00"],
  [{ ...span, until: "2027-09-18T01:00" }, {}, "Fri 17 September, 18:00–Sat 18 September, 01:00"],
  [{ ...span, zone: "America/New_York" }, {}, "Fri 17 September, 18:00 (New York)"],
])("case %#: %j", (given, more, words) =>
  expect(
    spanText(given, { ...about, ...more })
      .replaceAll("Fri,", "Fri")
      .replaceAll("Sat,", "Sat"),
  ).toBe(words),
);

it("draws a leaf and names the day", () => {
  expect(leafOf("2027-09-17T18:00", false, "en-GB")).toEqual({
    month: "Sept 2027",
    day: "17",
    clock: "Fri 18:00",
  });
  expect(buttonDay("2027-09-17T18:00", "2027", "en-GB")).toBe("17 September");
  expect(buttonDay("2027-09-17T18:00", "", "en-GB")).toBe("17 September 2027");
});

it("leaves the year out only where before, after and now are in the same", () => {
  const now = Date.parse("2027-05-01T00:00:00Z");
  const before = "2027-06-12T15:00";
  expect(commonYear([before, "2027-08-14T15:00"], now)).toBe("2027");
  expect(commonYear([before, "2028-06-10T15:00"], now)).toBe("");
  expect(commonYear([before, "2027-08-14T15:00"], Date.parse("2026-11-01T00:00:00Z"))).toBe("");
});

it.each([
  ["2027-06-12T15:00", "2027-08-14T15:00", "9 weeks later"],
  ["2027-06-12T15:00", "2028-06-17T18:00", "53 weeks later"],
  ["2027-06-12T15:00", "2028-06-18T09:00", "to 18 June 2028"],
  ["2030-07-04T15:00", "2026-07-04T15:00", "to 4 July 2026"],
  ["2027-06-12T15:00", "2027-06-12T18:00", ""],
])("from %s to %s goes %s", (from, to, words) => expect(goalText(from, to, "en-GB")).toBe(words));
