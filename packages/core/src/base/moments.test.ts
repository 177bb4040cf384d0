import { expect, it } from "vitest";
import {
  describeMoment,
  formatLeft,
  mailMoment,
  recordedMoment,
  tellMoment,
  utcOffset,
} from "./moments.rules.ts";

const at = "2027-03-05T23:00:00Z";
const zones = { event: "America/New_York", viewer: "Asia/Tokyo" };

it.each([
  ["America/New_York", "2027-03-05T23:00:00Z", "UTC−5"],
  ["America/New_York", "2027-07-05T23:00:00Z", "UTC−4"],
  ["Asia/Kolkata", at, "UTC+5:30"],
  ["Asia/Tokyo", at, "UTC+9"],
  ["America/St_Johns", at, "UTC−3:30"],
  ["Africa/Abidjan", at, "UTC"],
])("%s at %s is %s", (zone, instant, offset) => expect(utcOffset(instant, zone)).toBe(offset));

/** Some clocks' words have a comma after the day of the week, and some have none. */
const plain = (text: string | null) => text?.replaceAll("day,", "day");

it("says both clocks where they differ", () => {
  const told = describeMoment(at, zones.event, zones.viewer, "en-GB");
  expect({ ...told, event: plain(told.event), viewer: plain(told.viewer) }).toEqual({
    event: "Friday 5 March 2027 at 18:00",
    zone: "Eastern Standard Time, UTC−5",
    viewer: "Saturday 6 March 2027 at 08:00",
    viewerPlace: "Tokyo",
  });
  expect(describeMoment(at, "Europe/Berlin", "Europe/Vienna", "en-GB").viewer).toBeNull();
  expect(plain(mailMoment(at, zones.event, "en-GB"))).toBe(
    "Friday 5 March 2027 at 18:00 (Eastern Standard Time, UTC−5)",
  );
});

it.each([
  [2 * 1440 + 3 * 60 + 20, "2 days 3 hours"],
  [1440, "1 day"],
  [1440 + 5, "1 day"],
  [61, "1 hour 1 minute"],
  [5, "5 minutes"],
  [0.5, "1 minute"],
  [0, null],
  [-3, null],
])("with %s minutes left it is %s", (minutes, words) =>
  expect(formatLeft(at, Date.parse(at) - minutes * 60_000, "en-GB")).toBe(words),
);

it("is one sentence, its clocks and what is left", () => {
  const nowMs = Date.parse(at) - (2 * 1440 + 180) * 60_000;
  expect(plain(tellMoment("Please answer by", at, zones, nowMs, "en-GB"))).toBe(
    "Please answer by Friday 5 March 2027 at 18:00 (Eastern Standard Time, UTC−5). For you in Tokyo: Saturday 6 March 2027 at 08:00. 2 days 3 hours left.",
  );
  expect(
    tellMoment("Held until", at, { event: "UTC", viewer: "UTC" }, Date.parse(at), "en-GB"),
  ).not.toMatch(/For you|left/);
});

it("tells a record on the reader's own clock first, with both zones named", () => {
  const tokyo = "Monday 23 November 2026 at 02:40 (Japan Standard Time, UTC+9)";
  const paid = "2026-11-22T17:40:00Z";
  const told = (viewer: string) =>
    recordedMoment(paid, { event: "Asia/Tokyo", viewer }, "en-GB").replaceAll("day,", "day");
  expect(told("UTC")).toBe(
    `Sunday 22 November 2026 at 17:40 (Coordinated Universal Time, UTC). At the event: ${tokyo}.`,
  );
  expect(told("Asia/Tokyo")).toBe(tokyo);
});
