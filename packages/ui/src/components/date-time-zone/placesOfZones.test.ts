import { expect, it } from "vitest";
import { placesOfZones } from "./placesOfZones.ts";

const zonesCalled = (name: string, locale = "en") =>
  [...placesOfZones(locale)]
    .filter(([, { country, names }]) => `${country} ${names}`.split(" ").includes(name))
    .map(([zone]) => zone);

it("knows the zones of a country by its name in English and at home", () => {
  expect(zonesCalled("Portugal")).toEqual(["Europe/Lisbon", "Atlantic/Azores", "Atlantic/Madeira"]);
  expect(zonesCalled("Brasil")).toEqual(zonesCalled("Brazil"));
  expect(zonesCalled("Brasil")).toContain("America/Manaus");
  expect(zonesCalled("日本")).toEqual(["Asia/Tokyo"]);
});

it("says the country in the reader's language, and where most of its people live", () => {
  const places = placesOfZones("fr");
  expect(places.get("Europe/Berlin")).toEqual({
    country: "Allemagne",
    names: "Germany Deutschland",
    isMain: true,
  });
  expect(places.get("America/Manaus")?.isMain).toBe(false);
});

it("knows a zone by its old name and by its new one", () => {
  const places = placesOfZones("en");
  expect(places.get("Asia/Kolkata")).toEqual(places.get("Asia/Calcutta"));
});

it("has a country for every zone that this device knows", () => {
  const places = placesOfZones("en");
  const nowhere = Intl.supportedValuesOf("timeZone").filter(
    (zone) => zone.includes("/") && !places.has(zone),
  );
  expect(nowhere).toEqual([]);
});
