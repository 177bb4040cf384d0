import { expect, it } from "vitest";
import { currencyOptions, usualCurrency } from "./currency.rules.ts";

it.each([
  ["Asia/Tokyo", ["en-US"], "JPY"],
  ["Europe/Istanbul", ["en-GB", "de-DE"], "TRY"],
  ["Europe/Berlin", ["en-US"], "EUR"],
  ["Europe/Sofia", ["bg-BG"], "EUR"],
  ["Europe/Zurich", ["de-DE"], "CHF"],
  ["America/Sao_Paulo", [], "BRL"],
  ["UTC", ["de-DE"], "EUR"],
  ["UTC", ["de-CH"], "CHF"],
  ["UTC", ["en-GB", "en-US"], "GBP"],
  ["UTC", ["ja"], "JPY"],
  ["UTC", ["en"], "USD"],
  ["UTC", ["ar-001", "fr-FR"], "EUR"],
  ["UTC", [], "USD"],
])("at a device in %s people who read %j count in %s", (timeZone, languages, currency) => {
  expect(usualCurrency(timeZone, languages)).toBe(currency);
});

it("offers no money of the past: browsers know each, and none by the years it was used in", () => {
  const offered = currencyOptions("EUR", "en-GB");
  const known = Intl.supportedValuesOf("currency");
  expect(offered.length).toBeGreaterThan(100);
  expect(offered.filter(({ value }) => !known.includes(value))).toEqual([]);
  expect(offered.filter(({ label }) => /\d{4}/.test(label))).toEqual([]);
});

it("offers what can be paid in, by name, and what an event counts in already", () => {
  const options = currencyOptions("DEM", "en-GB");
  expect(options.find(({ value }) => value === "CHF")?.label).toBe("CHF · Swiss Franc");
  expect(options.filter(({ value }) => value === "DEM")).toHaveLength(1);
  expect(currencyOptions("EUR", "en-GB").filter(({ value }) => value === "EUR")).toHaveLength(1);
});
