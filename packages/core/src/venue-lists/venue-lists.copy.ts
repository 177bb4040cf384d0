import type { BookingSort } from "./venue-lists.types.ts";

/** What the orders of a list of bookings are called. */
export const bookingSortNames: Record<BookingSort, string> = {
  time: "Time",
  venue: "Venue and space",
  title: "Name",
  status: "Waiting for an answer first",
};
