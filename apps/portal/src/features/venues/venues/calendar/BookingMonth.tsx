import { bookingsOn } from "@jubilee/core/venues/bookings.rules";
import type { Booking } from "@jubilee/core/venues/bookings.types";
import { pastText } from "../../../../page-kit/calendar/calendar-words.rules.ts";
import { MonthGrid } from "../../../../page-kit/calendar/MonthGrid.tsx";
import { dot, dots, onlyWide } from "./BookingCalendar.css.ts";
import { lookOf } from "./booking-look.rules.ts";
import { DayEntries } from "./DayEntries.tsx";

export interface BookingMonthProps {
  /** Any day of the month. */
  day: string;
  today: string;
  bookings: readonly Booking[];
  /** Whether the month that is now begins at this week. */
  isPastFolded: boolean;
  /** Books a day; left out for who may only look. */
  onDay: ((day: string) => void) | undefined;
  /** Goes to a day. */
  onMove: (day: string) => void;
  onOpen: (booking: Booking) => void;
}

const most = 3;

/** A month of bookings. A day books, a booking opens. */
export function BookingMonth(props: BookingMonthProps) {
  const { day, today, bookings, isPastFolded, onDay, onMove, onOpen } = props;
  const content = (date: string) => {
    const found = bookingsOn(bookings, date);
    if (found.length === 0) return null;
    return (
      <>
        <div className={dots} aria-hidden="true">
          {found.slice(0, most).map((booking) => (
            <span key={booking.id} className={dot[lookOf(booking)]} />
          ))}
        </div>
        <div className={onlyWide}>
          <DayEntries bookings={found.slice(0, most)} onOpen={onOpen} />
          {found.length > most && <small>and {found.length - most} more</small>}
        </div>
      </>
    );
  };
  return (
    <MonthGrid
      day={day}
      today={today}
      nameOf={(date, long) =>
        `${onDay ? "Book on " : ""}${long}, ${bookingsOn(bookings, date).length} booked`
      }
      contentOf={content}
      isHeld={(date) => bookingsOn(bookings, date).length > 0}
      {...(isPastFolded
        ? {
            pastOf: (days: readonly string[]) => {
              const held = new Set(days.flatMap((date) => bookingsOn(bookings, date)));
              return pastText(days, held.size, "booking");
            },
          }
        : {})}
      onMove={onMove}
      onOpen={onDay ?? onMove}
    />
  );
}
