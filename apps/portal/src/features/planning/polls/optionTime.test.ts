import { expect, it } from "vitest";
import { optionTime, optionWords, otherZones } from "./optionTime.ts";

const talk = {
  label: null,
  startAt: "2027-05-08T14:00:00Z",
  endAt: "2027-05-08T15:00:00Z",
  day: null,
};
const picnic = { label: null, startAt: null, endAt: null, day: "2027-05-09" };

it.each([
  ["Europe/Berlin", "8", "16:00–17:00"],
  ["America/New_York", "8", "10:00–11:00"],
  ["Pacific/Auckland", "9", "02:00–03:00"],
])("a time stands on the clock of %s", (zone, day, clock) => {
  expect(optionTime(talk, zone, "en-GB")).toMatchObject({ day, clock });
});

it.each(["Europe/Berlin", "Pacific/Auckland", "Pacific/Honolulu"])(
  "a whole day is the same day in %s",
  (zone) => {
    expect(optionTime(picnic, zone, "en-GB")).toMatchObject({ day: "9", clock: null });
    expect(optionWords(picnic, zone, "en-GB")).toMatch(/^Sunday.* 9 May 2027$/);
  },
);

it("of the others' zones those with another clock are told, each clock once", () => {
  const zones = ["Europe/Berlin", null, "Europe/Paris", "Africa/Accra", "America/New_York"];
  expect(otherZones(zones, "Europe/Berlin", [talk, picnic])).toEqual([
    { timeZone: "Africa/Accra", place: "Accra" },
    { timeZone: "America/New_York", place: "New York" },
  ]);
  expect(otherZones(zones, "Europe/Berlin", [picnic])).toEqual([]);
});
