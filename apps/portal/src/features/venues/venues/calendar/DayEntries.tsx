import type { Booking } from "@jubilee/core/venues/bookings.types";
import { bookingsCopy } from "@jubilee/core/venues/bookings.copy";
import { entries, entry } from "./BookingCalendar.css.ts";
import { lookOf } from "./booking-look.rules.ts";

export interface DayEntriesProps {
  bookings: readonly Booking[];
  onOpen: (booking: Booking) => void;
}

/** The bookings of one day in one cell. */
export function DayEntries({ bookings, onOpen }: DayEntriesProps) {
  return (
    <div className={entries}>
      {bookings.map((booking) => (
        <button
          key={booking.id}
          type="button"
          className={entry[lookOf(booking)]}
          title={`${booking.title}, ${booking.venueName}, ${booking.spaceName}`}
          aria-label={`${booking.startLocal.slice(11)} ${booking.title}, ${bookingsCopy.statuses[booking.status]}, ${booking.spaceName}`}
          onClick={() => onOpen(booking)}
          dir="auto"
        >
          {booking.startLocal.slice(11)} {booking.title}
        </button>
      ))}
    </div>
  );
}
