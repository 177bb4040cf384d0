import { describe, expect, it } from "vitest";
import { clockWriter, dayNamer, dayReader } from "./days.ts";

describe("the day of an instant", () => {
  it.each([
    ["2027-05-20T03:59:00Z", "America/New_York", "2027-05-19"],
    ["2027-05-20T04:00:00Z", "America/New_York", "2027-05-20"],
    ["2027-05-19T18:14:59Z", "Asia/Kathmandu", "2027-05-19"],
    ["2027-05-19T18:15:00Z", "Asia/Kathmandu", "2027-05-20"],
  ])("%s in %s is %s", (instant, zone, day) => {
    expect(dayReader(zone)(instant)).toBe(day);
  });
});

describe("a day in words", () => {
  it.each([
    ["2027-05-20", "en-GB", "Today"],
    ["2027-05-19", "de", "Gestern"],
    ["2027-05-14", "en-GB", "Friday"],
    ["2027-05-13", "en-GB", "Thu 13 May"],
    ["2026-12-31", "en-US", "Thu, Dec 31, 2026"],
    ["2027-05-21", "en-GB", "Fri 21 May"],
  ])("%s in %s is %s", (day, locale, words) => {
    expect(dayNamer({ locale, today: "2027-05-20" })(day)).toBe(words);
  });
});

it("a clock as the locale writes it", () => {
  const at = "2027-05-20T12:02:00Z";
  expect(clockWriter({ locale: "en-GB", timeZone: "Europe/Berlin" })(at)).toBe("14:02");
  expect(clockWriter({ locale: "en-US", timeZone: "Europe/Berlin" })(at)).toMatch(/^2:02\sPM$/);
});
