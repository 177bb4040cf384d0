import { expect, it } from "vitest";
import { countedIn, countedInEnglish } from "./counted.ts";

const guests = { one: "# guest", other: "# guests" };

it("takes the form that fits the number, with the figures of the language", () => {
  expect([0, 1, 2, 1104].map((count) => countedInEnglish(count, guests))).toEqual([
    "0 guests",
    "1 guest",
    "2 guests",
    "1,104 guests",
  ]);
});

it("knows as many forms as a language has", () => {
  const counted = countedIn("ar-EG");
  const days = { one: "يوم واحد", two: "يومان", few: "# أيام", many: "# يومًا", other: "# يوم" };
  expect([1, 2, 3, 11, 100].map((count) => counted(count, days))).toEqual([
    "يوم واحد",
    "يومان",
    "٣ أيام",
    "١١ يومًا",
    "١٠٠ يوم",
  ]);
});

it("says the general form where a language's own is left out", () => {
  expect(countedIn("pl")(3, { one: "# gość", other: "# gości" })).toBe("3 gości");
});
