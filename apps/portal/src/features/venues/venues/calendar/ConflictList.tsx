import { bookingsCopy } from "@jubilee/core/venues/bookings.copy";
import { takenDates } from "@jubilee/core/venues/bookings.rules";
import type { BookingConflict, BookingDate } from "@jubilee/core/venues/bookings.types";
import { formatDay, formatSpan } from "@jubilee/core/base/time.rules";
import { Banner } from "@jubilee/ui/banner";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { conflicts, conflict } from "./BookingForm.css.ts";

export interface ConflictListProps {
  dates: readonly BookingDate[];
  timeZone: string;
}

function sentence(found: BookingConflict, timeZone: string, locale: string): string {
  if (found.kind === "closed") return `Outside opening hours. ${found.title}.`;
  if (found.kind === "blackout") return `Closed: ${found.title}`;
  const status = found.status ? bookingsCopy.statuses[found.status].toLowerCase() : "booked";
  return `${found.title} (${status}), ${formatSpan(found.startDate, found.endDate, timeZone, locale)}`;
}

/** What a booking would meet, date by date, before anything is sent. */
export function ConflictList({ dates, timeZone }: ConflictListProps) {
  const locale = useLocale();
  const taken = takenDates(dates);
  const met = dates.filter((date) => date.conflicts.length > 0);
  if (met.length === 0) {
    return (
      <InlineMessage tone="success">
        {dates.length === 1 ? "The space is free then." : `Free on all ${dates.length} dates.`}
      </InlineMessage>
    );
  }
  const title =
    taken.length === 0
      ? "Free, with something to know"
      : dates.length === 1
        ? "The space is taken then"
        : `Taken on ${taken.length} of ${dates.length} dates`;
  return (
    <Banner tone={taken.length > 0 ? "danger" : "warning"} title={title}>
      <ul className={conflicts}>
        {met.map((date) => (
          <li key={date.startDate} className={conflict}>
            {dates.length > 1 && (
              <strong>{formatDay(date.startDate, timeZone, locale, "short")}</strong>
            )}
            {date.conflicts.map((found) => (
              <span key={`${found.kind}${found.startDate}${found.title}`} dir="auto">
                {sentence(found, timeZone, locale)}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
