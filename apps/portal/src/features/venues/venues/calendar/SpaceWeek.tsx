import { bookingsOn } from "@jubilee/core/venues/bookings.rules";
import type { BookableSpace, Booking } from "@jubilee/core/venues/bookings.types";
import { ScrollArea } from "@jubilee/ui/scroll-area";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { dayText } from "../../../../page-kit/calendar/calendar-words.rules.ts";
import {
  cell,
  dayButton,
  dayHead,
  spaceHead,
  spaceVenue,
  todayHead,
  weekTable,
} from "./BookingCalendar.css.ts";
import { DayEntries } from "./DayEntries.tsx";

export interface SpaceWeekProps {
  /** The days of the week, in order. */
  days: readonly string[];
  today: string;
  spaces: readonly BookableSpace[];
  bookings: readonly Booking[];
  /** Books a space on a day; left out for who may only look. */
  onDay: ((day: string, spaceId: string) => void) | undefined;
  onOpen: (booking: Booking) => void;
}

/** A week, one row a space: where room is left is seen at a glance. */
export function SpaceWeek({ days, today, spaces, bookings, onDay, onOpen }: SpaceWeekProps) {
  const locale = useLocale();
  const name = (one: string, options: Intl.DateTimeFormatOptions) => dayText(one, locale, options);
  return (
    <ScrollArea label="Week by space">
      <table className={weekTable}>
        <thead>
          <tr>
            <th scope="col" className={spaceHead}>
              Space
            </th>
            {days.map((one) => (
              <th key={one} scope="col" className={one === today ? todayHead : dayHead}>
                {name(one, { weekday: "short", day: "numeric" })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {spaces.map((space) => {
            const own = bookings.filter(({ spaceId }) => spaceId === space.id);
            return (
              <tr key={space.id}>
                <th scope="row" className={spaceHead} dir="auto">
                  {space.name}
                  <span className={spaceVenue}>{space.venueName}</span>
                </th>
                {days.map((one) => (
                  <td key={one} className={cell}>
                    {onDay && (
                      <button
                        type="button"
                        className={dayButton}
                        aria-label={`Book ${space.name} on ${name(one, { dateStyle: "full" })}`}
                        onClick={() => onDay(one, space.id)}
                      >
                        +
                      </button>
                    )}
                    <DayEntries bookings={bookingsOn(own, one)} onOpen={onOpen} />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollArea>
  );
}
