import {
  daysAfter,
  daysBetween,
  monthsAfter,
  weekOf,
} from "@jubilee/core/schedule/calendar-days.rules";
import { toWallTime } from "@jubilee/core/base/time.rules";
import type { SharedVenue } from "@jubilee/core/venues/venues.types";
import { VisuallyHidden } from "@jubilee/ui/visually-hidden";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { days, free, monthName, months, partly, shut } from "./SharedVenue.css.ts";

export interface AvailabilityProps {
  shared: SharedVenue;
  /** The space that is asked for; busy means this one. */
  spaceId: string;
  onDay: (day: string) => void;
}

type DayState = "free" | "partly" | "shut";

const words: Record<DayState, string> = {
  free: "free",
  partly: "partly busy",
  shut: "not available",
};

const looks: Record<DayState, string> = { free, partly, shut };

/** What a day of a space is, by the venue's own calendar. */
function dayState({ venue, busy, shut: closed, fromDay }: SharedVenue, spaceId: string) {
  const taken = busy
    .filter((one) => one.spaceId === spaceId)
    .map(({ startDate, endDate }) => ({
      from: toWallTime(startDate, venue.timeZone),
      to: toWallTime(endDate, venue.timeZone),
    }));
  return (day: string): DayState => {
    if (day < fromDay || closed.some(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)) {
      return "shut";
    }
    const [from, to] = [`${day}T00:00`, `${daysAfter(day, 1)}T00:00`];
    const met = taken.filter((one) => one.from < to && one.to > from);
    if (met.some((one) => one.from <= from && one.to >= to)) return "shut";
    return met.length > 0 ? "partly" : "free";
  };
}

/** Two months of free and busy days, and nothing about who or what. */
export function Availability({ shared, spaceId, onDay }: AvailabilityProps) {
  const locale = useLocale();
  const stateOf = dayState(shared, spaceId);
  const written = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(Date.parse(day));
  const thisMonth = `${shared.fromDay.slice(0, 7)}-01`;
  const firsts = [thisMonth, monthsAfter(thisMonth, 1)];
  return (
    <div className={months}>
      {firsts.map((first) => {
        const length = daysBetween(first, monthsAfter(first, 1));
        const lead = daysBetween(weekOf(first, 1)[0] ?? first, first);
        return (
          <section key={first} aria-label={written(first, { month: "long", year: "numeric" })}>
            <h3 className={monthName}>{written(first, { month: "long", year: "numeric" })}</h3>
            <div className={days}>
              {Array.from({ length: lead }, (_, index) => (
                <span key={`before ${daysAfter(first, index - lead)}`} />
              ))}
              {Array.from({ length }, (_, index) => daysAfter(first, index)).map((day) => {
                const state = stateOf(day);
                const label = `${written(day, { dateStyle: "full" })}, ${words[state]}`;
                return state === "shut" ? (
                  <span key={day} className={looks[state]}>
                    <span aria-hidden="true">{Number(day.slice(8))}</span>
                    <VisuallyHidden>{label}</VisuallyHidden>
                  </span>
                ) : (
                  <button
                    key={day}
                    type="button"
                    className={looks[state]}
                    aria-label={label}
                    onClick={() => onDay(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                );
              })}
            </div>
          </section>
        );
      })}
    </div>
  );
}
