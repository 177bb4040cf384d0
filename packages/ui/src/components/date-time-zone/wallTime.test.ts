import { expect, it } from "vitest";
import { dateTimeZoneWords } from "./dateTimeZone.copy.ts";
import { meetWallTime, wallTimeNotice, zoneOnDay } from "./wallTime.ts";

it.each([
  ["2027-06-12T18:30", "Europe/Berlin", "once", "2027-06-12T16:30:00.000Z"],
  ["2027-03-28T02:30", "Europe/Berlin", "skipped", "2027-03-28T01:30:00.000Z"],
  ["2027-10-31T02:30", "Europe/Berlin", "twice", "2027-10-31T00:30:00.000Z"],
  ["2027-03-14T02:30", "America/New_York", "skipped", "2027-03-14T07:30:00.000Z"],
  ["2027-04-04T01:45", "Australia/Lord_Howe", "twice", "2027-04-03T14:45:00.000Z"],
  ["2011-12-30T12:00", "Pacific/Apia", "skipped", "2011-12-30T22:00:00.000Z"],
  ["2027-06-12T18:30", "UTC", "once", "2027-06-12T18:30:00.000Z"],
])("%s in %s is there %s", (wallTime, zone, occurs, instant) => {
  const met = meetWallTime(wallTime, zone);
  expect([met?.occurs, met?.instant.toISOString()]).toEqual([occurs, instant]);
});

it.each([
  ["", "Europe/Berlin"],
  ["0202-06-12T18:30", "Europe/Berlin"],
  ["2027-06-12", "Europe/Berlin"],
  ["2027-13-12T18:30", "Europe/Berlin"],
  ["2027-06-12T18:30", "Europe/Atlantis"],
  ["2027-06-12T18:30", ""],
])("%j in %j is no time", (wallTime, zone) => {
  expect(meetWallTime(wallTime, zone)).toBeUndefined();
  expect(wallTimeNotice(wallTime, zone, dateTimeZoneWords)).toBeUndefined();
});

it("says which moment counts", () => {
  expect(wallTimeNotice("2027-03-28T02:30", "Europe/Berlin", dateTimeZoneWords, "en")).toBe(
    "There is no 02:30 that day: the clocks in Berlin go forward over it. It counts as 03:30.",
  );
  expect(wallTimeNotice("2027-10-31T02:30", "Europe/Berlin", dateTimeZoneWords, "en")).toBe(
    "02:30 comes twice that day: the clocks in Berlin go back. The first one counts, Central European Summer Time.",
  );
  expect(
    wallTimeNotice("2027-06-12T18:30", "Europe/Berlin", dateTimeZoneWords, "en"),
  ).toBeUndefined();
});

it("names the zone as it is on the day", () => {
  expect(zoneOnDay("2027-01-12T18:30", "Europe/Berlin", "en")).toBe(
    "Central European Standard Time, UTC+1",
  );
  expect(zoneOnDay("2027-06-12T18:30", "Asia/Kolkata", "en")).toBe("India Standard Time, UTC+5:30");
  expect(zoneOnDay("2027-06-12T18:30", "America/St_Johns", "en")).toBe(
    "Newfoundland Daylight Time, UTC−2:30",
  );
});
