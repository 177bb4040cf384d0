import { expect, it } from "vitest";
import { cardTime } from "./card-time.rules.ts";

const night = {
  startDate: "2027-06-12T22:30:00Z",
  endDate: "2027-06-13T04:00:00Z",
  startLocal: "2027-06-12T18:30",
  endLocal: "2027-06-13T00:00",
  timeZone: "America/New_York",
};

it("tells an evening by its own clock and by the reader's", () => {
  expect(cardTime(night, "Europe/Berlin", "en-GB")).toEqual({
    event: "Sat, 12 Jun 2027, 18:30",
    viewer: "For you in Berlin: Sun, 13 Jun 2027, 0:30",
  });
  expect(cardTime(night, "America/New_York", "en-GB").viewer).toBeNull();
});

it("names the last day of several", () => {
  const days = { ...night, endDate: "2027-06-14T16:00:00Z", endLocal: "2027-06-14T12:00" };
  expect(cardTime(days, "America/New_York", "en-GB").event).toBe(
    "Sat, 12 Jun 2027, 18:30 – Mon, 14 Jun 2027",
  );
});
