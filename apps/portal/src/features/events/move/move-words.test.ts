import { expect, it } from "vitest";
import { buttonDay, leafOf, spanText } from "./move-words.rules.ts";

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
    month: "September 2027",
    day: "17",
    clock: "Fri 18:00",
  });
  expect(buttonDay("2027-09-17T18:00", "en-GB")).toBe("17 September");
});
