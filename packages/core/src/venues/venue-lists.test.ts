import { expect, it } from "vitest";
import type { Booking } from "./bookings.types.ts";
import type { VenueLine } from "./venues.types.ts";
import { bookingsCsv, sortBookings, venuesCsv } from "./venue-lists.rules.ts";

const booking = (part: Partial<Booking>): Booking => ({
  id: "1",
  venueId: "v",
  venueName: "Mill",
  spaceId: "s",
  spaceName: "Hall",
  timeZone: "Europe/Berlin",
  startDate: "2027-06-12T16:00:00+00:00",
  endDate: "2027-06-12T20:00:00+00:00",
  startLocal: "2027-06-12T18:00",
  endLocal: "2027-06-12T22:00",
  status: "confirmed",
  title: "Dinner",
  note: null,
  partySize: null,
  eventId: null,
  eventName: null,
  requesterName: null,
  requesterEmail: null,
  holdExpiresAt: null,
  seriesId: null,
  fromLink: false,
  decidedReason: null,
  ...part,
});

const listed = [
  booking({ id: "a", startDate: "2027-06-14T16:00:00+00:00", title: "Choir 10" }),
  booking({ id: "b", startDate: "2027-06-12T16:00:00+00:00", venueName: "Barn" }),
  booking({ id: "c", startDate: "2027-06-13T16:00:00+00:00", status: "requested", title: "Éclat" }),
  booking({
    id: "d",
    startDate: "2027-06-12T15:00:00+00:00",
    title: "choir 9",
    spaceName: "Attic",
  }),
];

it.each([
  ["time", "dbca"],
  ["venue", "bdca"],
  ["title", "dabc"],
  ["status", "cdba"],
] as const)("bookings by %s", (sort, order) =>
  expect(
    sortBookings(listed, sort, "en")
      .map(({ id }) => id)
      .join(""),
  ).toBe(order),
);

it("a file of bookings keeps the venue's clock and starts no formula", () => {
  const asked = booking({ title: "+1", requesterName: "Noor", partySize: 40, status: "hold" });
  expect(bookingsCsv([asked]).split("\r\n")[1]).toBe(
    "'+1,On hold,Mill,Hall,2027-06-12 18:00,2027-06-12 22:00,Europe/Berlin,40,,Noor,,",
  );
});

it("a file of venues says facts in words and money in whole units", () => {
  const venue: VenueLine = {
    id: "v",
    name: "Mill",
    street: null,
    city: "Tegernsee",
    country: "DE",
    latitude: 47.7,
    longitude: 11.75,
    timeZone: "Europe/Berlin",
    photoUrl: null,
    coverSeed: "hall:v",
    largestCapacity: 80,
    amenities: ["wifi", "Boats"],
    accessFacts: ["step_free"],
    hourlyRateMinor: null,
    dailyRateMinor: 120_050,
    currency: "EUR",
    status: "active",
    kilometres: null,
    spaceCount: 2,
    nextBooking: null,
    requestCount: 1,
  };
  const line = venuesCsv([venue]).split("\r\n")[1] ?? "";
  expect(line).toMatch(/^Mill,,Tegernsee,DE,47.7,11.75,2,80,1200.50,,EUR,/);
  expect(line).toMatch(/Boats".*,Active,,1$/);
  expect(line).not.toContain("step_free");
});
