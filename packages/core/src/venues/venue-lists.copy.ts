import type { BookingSort } from "./venue-lists.types.ts";

/** What the orders of a list of bookings are called. */
export const bookingSortNames: Record<BookingSort, string> = {
  time: "By time",
  venue: "By venue and space",
  title: "By name",
  status: "Waiting for an answer first",
};
