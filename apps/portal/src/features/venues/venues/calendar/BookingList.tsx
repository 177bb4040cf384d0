import type { Booking } from "@jubilee/core/venues/bookings.types";
import { formatSpan } from "@jubilee/core/base/time.rules";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { entry, entryName, entryUnder, entryWords, list } from "./BookingList.css.ts";
import { BookingChip } from "../../../../event-kit/BookingChip.tsx";

export interface BookingListProps {
  bookings: readonly Booking[];
  onOpen: (booking: Booking) => void;
}

/** Bookings by their beginning; each opens beside the page. */
export function BookingList({ bookings, onOpen }: BookingListProps) {
  const locale = useLocale();
  return (
    <ul className={list}>
      {bookings.map((booking) => (
        <li key={booking.id} className={entry}>
          <span className={entryWords}>
            <button type="button" className={entryName} onClick={() => onOpen(booking)} dir="auto">
              {booking.title}
            </button>
            <span className={entryUnder} dir="auto">
              {booking.venueName}, {booking.spaceName}
            </span>
            <span className={entryUnder}>
              {formatSpan(booking.startDate, booking.endDate, booking.timeZone, locale)}
            </span>
          </span>
          <BookingChip status={booking.status} />
        </li>
      ))}
    </ul>
  );
}
