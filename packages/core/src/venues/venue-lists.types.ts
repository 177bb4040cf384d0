/** The orders of a list of bookings. */
export type BookingSort = "time" | "venue" | "title" | "status";
