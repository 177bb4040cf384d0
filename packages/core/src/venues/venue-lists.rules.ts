import { bookingsCopy } from "./bookings.copy.ts";
import type { Booking } from "./bookings.types.ts";
import { writeCsv } from "../base/csv.rules.ts";
import { formatAmountInput } from "../money/money.rules.ts";
import { venuesCopy } from "./venues.copy.ts";
import type { VenueLine } from "./venues.types.ts";
import type { BookingSort } from "./venue-lists.types.ts";

const venueHead = [
  "Name",
  "Street",
  "Town",
  "Country",
  "Latitude",
  "Longitude",
  "Spaces",
  "People at most",
  "A day",
  "An hour",
  "Currency",
  "With",
  "Access",
  "State",
  "Next booking",
  "Requests waiting",
];

const wordOf = (words: Readonly<Record<string, string>>) => (key: string) => words[key] ?? key;
const moneyText = (minor: number, currency: string) => formatAmountInput(minor, currency, "en");
const figure = (value: number | null) => (value === null ? "" : String(value));

/** Venues as CSV: money in the currency's own units, the next booking as an instant. */
export function venuesCsv(venues: readonly VenueLine[]): string {
  return writeCsv([
    venueHead,
    ...venues.map((venue) => [
      venue.name,
      venue.street ?? "",
      venue.city ?? "",
      venue.country ?? "",
      figure(venue.latitude),
      figure(venue.longitude),
      String(venue.spaceCount),
      String(venue.largestCapacity),
      venue.dailyRateMinor === null ? "" : moneyText(venue.dailyRateMinor, venue.currency),
      venue.hourlyRateMinor === null ? "" : moneyText(venue.hourlyRateMinor, venue.currency),
      venue.currency,
      venue.amenities.map(wordOf(venuesCopy.amenities)).join(", "),
      venue.accessFacts.map(wordOf(venuesCopy.accessFacts)).join(", "),
      venue.status === "active" ? "Active" : "Inactive",
      venue.nextBooking ?? "",
      String(venue.requestCount),
    ]),
  ]);
}

/** The orders of a list of bookings, as they are offered. */
export const bookingSorts: readonly BookingSort[] = ["time", "venue", "title", "status"];

const statusOrder: readonly Booking["status"][] = ["requested", "hold", "confirmed"];

/** Bookings in an order; what is equal under it stands by its beginning. */
export function sortBookings(
  bookings: readonly Booking[],
  sort: BookingSort,
  locale: string,
): Booking[] {
  const words = new Intl.Collator(locale, { numeric: true, sensitivity: "base" });
  const byStart = (one: Booking, other: Booking) =>
    Date.parse(one.startDate) - Date.parse(other.startDate);
  const compare: Record<BookingSort, (one: Booking, other: Booking) => number> = {
    time: byStart,
    venue: (one, other) =>
      words.compare(one.venueName, other.venueName) ||
      words.compare(one.spaceName, other.spaceName) ||
      byStart(one, other),
    title: (one, other) => words.compare(one.title, other.title) || byStart(one, other),
    // What waits for an answer comes first.
    status: (one, other) =>
      statusOrder.indexOf(one.status) - statusOrder.indexOf(other.status) || byStart(one, other),
  };
  return bookings.toSorted(compare[sort]);
}

const bookingHead = [
  "For",
  "State",
  "Venue",
  "Space",
  "From",
  "To",
  "Time zone",
  "People",
  "Event",
  "Asked by",
  "E-mail",
  "Note",
];

/** Bookings as CSV, times on the clocks at the venue. */
export function bookingsCsv(bookings: readonly Booking[]): string {
  return writeCsv([
    bookingHead,
    ...bookings.map((booking) => [
      booking.title,
      bookingsCopy.statuses[booking.status],
      booking.venueName,
      booking.spaceName,
      booking.startLocal.replace("T", " "),
      booking.endLocal.replace("T", " "),
      booking.timeZone,
      figure(booking.partySize),
      booking.eventName ?? "",
      booking.requesterName ?? "",
      booking.requesterEmail ?? "",
      booking.note ?? "",
    ]),
  ]);
}
