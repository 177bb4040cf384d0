import { toWallTime } from "../base/time.rules.ts";
import { daysAfter } from "../schedule/calendar-days.rules.ts";
import type { PublicVenue, SharedVenue } from "./venues.types.ts";

/** What a day of a space is to whoever would book it. */
export type DayState = "free" | "partly" | "shut";

/** Days are shown and asked for up to so many months on. */
export const monthsAhead = 24;

/** What is known of when a venue is taken. */
export interface Taken extends Pick<SharedVenue, "busy" | "shut"> {
  venue: Pick<PublicVenue, "timeZone">;
}

/**
 * What each day of a space is, by the venue's own calendar. A day that is over is shut.
 *
 * @param today by the venue's calendar
 */
export function dayStates(
  { venue, busy, shut }: Taken,
  spaceId: string,
  today: string,
): (day: string) => DayState {
  const taken = busy
    .filter((one) => one.spaceId === spaceId)
    .map(({ startDate, endDate }) => ({
      from: toWallTime(startDate, venue.timeZone),
      to: toWallTime(endDate, venue.timeZone),
    }));
  return (day) => {
    if (day < today || shut.some(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)) {
      return "shut";
    }
    const [from, to] = [`${day}T00:00`, `${daysAfter(day, 1)}T00:00`];
    const met = taken.filter((one) => one.from < to && one.to > from);
    if (met.some((one) => one.from <= from && one.to >= to)) return "shut";
    return met.length > 0 ? "partly" : "free";
  };
}
