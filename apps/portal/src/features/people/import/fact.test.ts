import { expect, it } from "vitest";
import { shownFact } from "./fact.rules.ts";

it.each([
  ["2026-06-05T00:00", "5 Jun 2026"],
  ["2026-07-08T15:03", "8 Jul 2026, 15:03"],
  ["2026-06-05", "2026-06-05"],
  ["halal, no pork", "halal, no pork"],
])("%s is shown as %s", (value, shown) => {
  expect(shownFact(value, "en-GB")).toBe(shown);
});
