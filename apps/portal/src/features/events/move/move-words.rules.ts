import { clockFields, zonePlace } from "@jubilee/core/base/time.rules";
import type { DateChange } from "@jubilee/core/events/event-changes.types";
import { distanceText } from "@jubilee/core/events/event-moves.rules";
import type { DatedSpan, DatedThing } from "@jubilee/core/events/event-moves.types";

const inUtc = (locale: string, fields: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...fields, timeZone: "UTC" });
const msOf = (wall: string) => Date.parse(`${wall}Z`);

/** The year that all days of a move are in and that it is now: it goes without saying. Else each day says its own. */
export function commonYear(walls: readonly string[], nowMs: number): string {
  const [year, ...others] = new Set(walls.map((wall) => wall.slice(0, 4)));
  const isNow = year === String(new Date(nowMs).getUTCFullYear());
  return year !== undefined && others.length === 0 && isNow ? year : "";
}

/** The year that goes without saying in a move. */
export const yearOf = ({ before, after }: DateChange): string =>
  commonYear([before.startLocal, after.startLocal], Date.now());

/** The day of a wall time, with its year where that is not the one all speak of. */
function dayText(wall: string, year: string, locale: string): string {
  return inUtc(locale, {
    weekday: "short",
    day: "numeric",
    month: "long",
    ...(wall.slice(0, 4) === year ? {} : { year: "numeric" }),
  }).format(msOf(wall));
}

/** When a thing is: its day and clock, from when until when; with its place's clock where that is another one. */
export function spanText(
  { at, until, zone }: DatedSpan,
  {
    year,
    eventZone,
    whole,
    locale,
  }: { year: string; eventZone: string; whole: boolean; locale: string },
): string {
  const day = dayText(at, year, locale);
  if (whole) return day;
  const clock = inUtc(locale, clockFields(locale));
  const from = `${day}, ${clock.format(msOf(at))}`;
  const isSameDay = until?.slice(0, 10) === at.slice(0, 10);
  const end = until
    ? `–${isSameDay ? "" : `${dayText(until, year, locale)}, `}${clock.format(msOf(until))}`
    : "";
  return `${from}${end}${zone === eventZone ? "" : ` (${zonePlace(zone)})`}`;
}

/** The parts of a calendar leaf. */
export function leafOf(startLocal: string, isAllDay: boolean, locale: string) {
  const ms = msOf(startLocal);
  const clock = inUtc(locale, { weekday: "short", ...(isAllDay ? {} : clockFields(locale)) });
  return {
    month: inUtc(locale, { month: "short", year: "numeric" }).format(ms),
    day: inUtc(locale, { day: "numeric" }).format(ms),
    clock: clock.format(ms),
  };
}

/** The day as the button names it: `17 September`, with its year where that is another one. */
export const buttonDay = (wall: string, year: string, locale: string): string =>
  inUtc(locale, {
    day: "numeric",
    month: "long",
    ...(wall.slice(0, 4) === year ? {} : { year: "numeric" }),
  }).format(msOf(wall));

/** The same weekday of next year is 52 or 53 weeks away; who moves further thinks of the day, not of the distance. */
const mostDays = 53 * 7;

/** Where a move goes: `9 weeks later`, or `to 4 July 2030` where that is years away; "" for other hours of the same day. */
export function goalText(from: string, to: string, locale: string): string {
  const midnight = (wall: string) => msOf(`${wall.slice(0, 10)}T00:00`);
  const days = Math.abs(midnight(to) - midnight(from)) / 86_400_000;
  return days > mostDays ? `to ${buttonDay(to, "", locale)}` : distanceText(from, to);
}

/** Why a day nearby is offered: nothing else of one's own is then, and what is booked is free. */
export function nearDayFacts(things: readonly DatedThing[]): string {
  const booked = things.filter(({ kind }) => kind === "booking").length;
  if (booked === 0) return "Nothing else of yours that day";
  return booked === 1 ? "Your booked space is free" : `Your ${booked} booked spaces are free`;
}
