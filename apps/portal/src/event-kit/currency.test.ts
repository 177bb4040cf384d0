import { expect, it } from "vitest";
import { currencyOptions, usualCurrency } from "./currency.rules.ts";

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

it("offers what can be paid in, by name, and what an event counts in already", () => {
  const options = currencyOptions("DEM", "en-GB");
  expect(options.find(({ value }) => value === "CHF")?.label).toBe("CHF · Swiss Franc");
  expect(options.filter(({ value }) => value === "DEM")).toHaveLength(1);
  expect(currencyOptions("EUR", "en-GB").filter(({ value }) => value === "EUR")).toHaveLength(1);
});
