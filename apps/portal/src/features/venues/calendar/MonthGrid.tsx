import { bookingsOn, monthDays } from "@jubilee/core/bookings/rules";
import type { Booking } from "@jubilee/core/bookings/types";
import { useLocale } from "../../../event-kit/useLocale.ts";
import {
  cell,
  dayButton,
  dayHead,
  frame,
  onlyNarrow,
  onlyWide,
  table,
  todayButton,
} from "./BookingCalendar.css.ts";
import { DayEntries } from "./DayEntries.tsx";
import { useDayKeys } from "./useDayKeys.ts";

export interface MonthGridProps {
  /** Any day of the month. */
  day: string;
  today: string;
  bookings: readonly Booking[];
  onDay: (day: string) => void;
  onOpen: (booking: Booking) => void;
  onLeave: (day: string) => void;
}

const most = 3;

const dayName = (day: string, locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(Date.parse(day));

/** Six weeks of bookings. A day books, a booking opens, arrow keys lead from day to day. */
export function MonthGrid({ day, today, bookings, onDay, onOpen, onLeave }: MonthGridProps) {
  const locale = useLocale();
  const days = monthDays(day);
  const moveByKey = useDayKeys(onLeave);
  const weeks = Array.from({ length: 6 }, (_, week) => days.slice(week * 7, week * 7 + 7));
  return (
    <div className={frame}>
      <table className={table} aria-label="Bookings of the month">
        <thead>
          <tr>
            {days.slice(0, 7).map((one) => (
              <th key={one} scope="col" className={dayHead}>
                {dayName(one, locale, { weekday: "short" })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((one) => {
                const found = bookingsOn(bookings, one);
                return (
                  <td
                    key={one}
                    className={cell[one.startsWith(day.slice(0, 7)) ? "inside" : "outside"]}
                  >
                    <button
                      type="button"
                      data-day={one}
                      className={one === today ? todayButton : dayButton}
                      aria-label={`Book on ${dayName(one, locale, { dateStyle: "full" })}, ${found.length} booked`}
                      aria-current={one === today ? "date" : undefined}
                      onKeyDown={moveByKey}
                      onClick={() => onDay(one)}
                    >
                      {Number(one.slice(8))}
                    </button>
                    {found.length > 0 && (
                      <>
                        <span className={onlyNarrow} aria-hidden="true">
                          {found.length} ●
                        </span>
                        <div className={onlyWide}>
                          <DayEntries bookings={found.slice(0, most)} onOpen={onOpen} />
                          {found.length > most && <small>and {found.length - most} more</small>}
                        </div>
                      </>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
