import { expect, it } from "vitest";
import { readTimeZone, timeZoneOf } from "./import-zones.rules.ts";

it.each([
  ["Europe/Berlin", "Europe/Berlin"],
  ["america/new york", "America/New_York"],
  [" Pacific/Auckland ", "Pacific/Auckland"],
  ["utc", "UTC"],
  ["EST", null],
  ["Berlin", null],
  ["Europe/Nowhere", null],
  ["", null],
])("a list's time zone %s is %s", (text, zone) => expect(readTimeZone(text)).toBe(zone));

it.each([
  ["Deutschland", "Europe/Berlin"],
  ["Germany", "Europe/Berlin"],
  ["de", "Europe/Berlin"],
  ["Japon", "Asia/Tokyo"],
  ["日本", "Asia/Tokyo"],
  ["Türkei", "Europe/Istanbul"],
  ["UK", "Europe/London"],
  ["USA", null],
  ["España", null],
  ["Atlantis", null],
  ["", null],
])("the clock of %s is %s", (country, zone) => expect(timeZoneOf(country)).toBe(zone));
