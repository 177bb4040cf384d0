import { expect, it } from "vitest";
import { usualCurrency } from "./currency.rules.ts";

it.each([
  [["de-DE"], "EUR"],
  [["de-CH"], "CHF"],
  [["en-GB", "en-US"], "GBP"],
  [["ja"], "JPY"],
  [["en"], "USD"],
  [["ar-EG", "fr-FR"], "EUR"],
  [[], "USD"],
])("people who read %j count in %s", (languages, currency) => {
  expect(usualCurrency(languages)).toBe(currency);
});
