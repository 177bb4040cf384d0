import { expect, it } from "vitest";
import type { EventRecord } from "./events.types.ts";
import { eventsCsv, sortEvents } from "./event-lists.rules.ts";

const event = (id: string, name: string, startDate: string, locationName: string | null) => ({
  id,
  name,
  startDate,
  endDate: startDate,
  locationName,
});

const now = Date.parse("2027-01-15T00:00:00Z");

const listed = [
  event("a", "Évening 10", "2027-03-01T18:00:00Z", "Mill"),
  event("b", "evening 9", "2027-01-01T18:00:00Z", null),
  event("c", "Zoo day", "2027-02-01T18:00:00Z", "barn"),
  event("d", "Evening 9", "2026-12-01T18:00:00Z", "Mill"),
];

it.each([
  ["next", "cabd"],
  ["latest", "acbd"],
  ["first", "dbca"],
  ["name", "dbac"],
  ["place", "cdab"],
] as const)("events by %s", (sort, order) =>
  expect(
    sortEvents(listed, sort, "en", now)
      .map(({ id }) => id)
      .join(""),
  ).toBe(order),
);

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
