import { expect, it } from "vitest";
import { countdownPhase, countedEvent } from "./countdown.rules.ts";
import type { CountedEvent } from "./countdown.types.ts";

const event: CountedEvent = {
  id: "5d0f6f0c-0000-4000-8000-000000000001",
  name: "Harvest supper",
  eventTypeId: "community-type-1",
  kind: "in_person",
  status: "published",
  startDate: "2027-03-28T00:30:00+00:00",
  endDate: "2027-03-28T03:00:00+00:00",
  startLocal: "2027-03-28T01:30",
  endLocal: "2027-03-28T05:00",
  timeZone: "Europe/Berlin",
  locationName: "The hall",
  coverUrl: null,
  coverSeed: "harvest",
  locale: "en",
};

it.each([
  ["2027-03-28T00:29:59.999Z", "ahead"],
  ["2027-03-28T00:30:00Z", "begun"],
  // The clocks go from 2 to 3 here: by them the evening would be an hour longer.
  ["2027-03-28T02:59:59.999Z", "begun"],
  ["2027-03-28T03:00:00Z", "ended"],
] as const)("at %s it is %s", (now, phase) => {
  expect(countdownPhase(event, Date.parse(now))).toBe(phase);
});

it.each(["cancelled", "ended"] as const)(
  "what the server calls %s is, whatever the clock",
  (status) => {
    expect(countdownPhase({ ...event, status }, 0)).toBe(status);
  },
);

it("knows a showcase in which nothing is planned", () => {
  const { id, name, eventTypeId, coverUrl, coverSeed, locale } = event;
  expect(countedEvent({ event })).toBe(event);
  expect(
    countedEvent({ event: { id, name, eventTypeId, coverUrl, coverSeed, locale } }),
  ).toBeNull();
});
