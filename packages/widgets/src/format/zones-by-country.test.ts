import { afterEach, expect, it, vi } from "vitest";
import { zonesByCountry } from "./zones-by-country.ts";

afterEach(() => vi.restoreAllMocks());

it("has every zone once, under its country in the reader's language and order", () => {
  const countries = zonesByCountry("de");
  const zones = countries.flatMap(([, of]) => of);
  expect(new Set(zones).size).toBe(zones.length);
  expect(zones.toSorted()).toEqual(Intl.supportedValuesOf("timeZone").toSorted());
  const names = countries.map(([name]) => name);
  expect(names.indexOf("Ägypten")).toBeLessThan(names.indexOf("Brasilien"));
  expect(Object.fromEntries(countries)["Japan"]).toEqual(["Asia/Tokyo"]);
  expect(Object.fromEntries(zonesByCountry("ja"))["ドイツ"]).toContain("Europe/Berlin");
});

it("leaves none out where a browser knows no countries of zones", () => {
  vi.spyOn(
    Intl.Locale.prototype as { getTimeZones: () => undefined },
    "getTimeZones",
  ).mockReturnValue(undefined);
  const countries = Object.fromEntries(zonesByCountry("en"));
  expect(countries["Europe"]).toContain("Europe/Berlin");
  expect(Object.values(countries).flat()).toHaveLength(Intl.supportedValuesOf("timeZone").length);
});
