import { expect, it } from "vitest";
import type { EventRecord } from "./events.types.ts";
import { eventsCsv, nextFirst } from "./event-lists.rules.ts";

const now = Date.parse("2027-01-15T00:00:00Z");

it("what comes next stands on top, and what is over below, the last of it first", () => {
  const on = (startDate: string) => ({ startDate, endDate: startDate });
  const listed = ["2027-03-01", "2027-01-01", "2027-02-01", "2026-12-01"].map(on);
  expect(nextFirst(listed, now).map(({ startDate }) => startDate)).toEqual([
    "2027-02-01",
    "2027-03-01",
    "2027-01-01",
    "2026-12-01",
  ]);
});

it("a file says when by the clocks at the place, and starts no formula", () => {
  const whole: EventRecord & { phase: "upcoming" } = {
    id: "a",
    name: "=HYPERLINK(1)",
    description: null,
    eventTypeId: "school-type-1",
    kind: "in_person",
    status: "published",
    visibility: "unlisted",
    startDate: "2027-06-12T16:30:00Z",
    endDate: "2027-06-12T21:00:00Z",
    startLocal: "2027-06-12T18:30",
    endLocal: "2027-06-12T23:00",
    timeZone: "Europe/Berlin",
    locationName: "Mill, lower floor",
    address: null,
    onlineUrl: null,
    venueId: null,
    coverUrl: null,
    coverSeed: "a",
    coverLook: null,
    currency: "EUR",
    locale: "en-GB",
    hostNames: [],
    rsvpEnabled: true,
    answersWithTickets: false,
    rsvpDeadline: null,
    capacity: null,
    maxPartySize: 10,
    waitlistEnabled: true,
    goalMinor: null,
    publishedAt: null,
    cancelledAt: null,
    seriesId: null,
    phase: "upcoming",
  };
  const [, line] = eventsCsv([whole]).split("\r\n");
  expect(line).toBe(
    `'=HYPERLINK(1),School,Published,2027-06-12 18:30,2027-06-12 23:00,Europe/Berlin,"Mill, lower floor",,`,
  );
});
