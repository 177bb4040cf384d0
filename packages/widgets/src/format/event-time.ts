import { onOwnClock } from "@jubilee/core/base/own-clock.rules";
import type { PublicEvent } from "@jubilee/core/sharing/public-event.types";
import { clockPlace, deviceZone } from "@jubilee/core/base/zone-place.rules";
import { shortDate, toTheMinute } from "./clock-styles.ts";
import { told } from "./told.ts";

type Style = Intl.DateTimeFormatOptions;
/** What of an event its time is written from. */
export type Timed = Pick<
  PublicEvent,
  "startDate" | "endDate" | "startLocal" | "endLocal" | "timeZone"
>;

/** A moment, or the time between two, in words of a style. */
export function say(locale: string, style: Style, start: string, end?: string): string {
  return told([locale, Object.entries(style), start, end], () => {
    const formatter = new Intl.DateTimeFormat(locale, style);
    const from = Date.parse(start);
    return end ? formatter.formatRange(from, Date.parse(end)) : formatter.format(from);
  });
}

/** Whether it takes whole days, which have no clock. */
export const isAllDay = ({ startLocal, endLocal }: Timed) =>
  /T00:00.*T23:59/.test(startLocal + endLocal);

/**
 * `Saturday 12 September, 18:00` or `10–12 July 2027`, by the event's own clock.
 *
 * @param timeZoneName how its zone is said behind the clock, if at all
 */
export function eventTime(
  event: Timed,
  locale: string,
  now: number,
  timeZoneName?: "short",
): string {
  const { startDate, endDate, startLocal, endLocal, timeZone } = event;
  const isThisYear = new Date(startDate).getFullYear() === new Date(now).getFullYear();
  const year = isThisYear ? undefined : "numeric";
  // A party that ends after midnight is still one evening.
  const isOneNight = Date.parse(endDate) - Date.parse(startDate) < 16 * 3_600_000;
  const isOneDay = startLocal.slice(0, 10) === endLocal.slice(0, 10);
  return isOneNight || (isOneDay && !isAllDay(event))
    ? say(locale, { ...toTheMinute, year, timeZone, timeZoneName }, startDate)
    : say(locale, { ...shortDate, year, timeZone }, startDate, endDate);
}

/** `21 August`, in the event's zone. */
export function day(instant: string, { timeZone }: Timed, locale: string): string {
  return say(locale, { ...shortDate, timeZone }, instant);
}

/** `Friday 6 March, 10:00`, in the event's zone. */
export function moment(instant: string, { timeZone }: Timed, locale: string): string {
  return say(locale, { ...toTheMinute, timeZone }, instant);
}

/** `Friday 6 March, 10:00 EST`: the same with its zone, for what binds somebody. */
export function momentInZone(
  instant: string,
  { timeZone }: Partial<Timed>,
  locale: string,
): string {
  return say(locale, { ...toTheMinute, timeZone, timeZoneName: "short" }, instant);
}

/**
 * A moment on the reader's own clock with its zone, or with where that clock is, which a browser knows
 * without a formatter: `Friday 6 March at 10:00 (New York)`.
 */
export function momentHere(instant: string, locale: string): string {
  const written = onOwnClock(anyClock(instant, locale), new Date(instant));
  return written
    ? `${written} (${clockPlace(deviceZone(), locale)})`
    : momentInZone(instant, {}, locale);
}

/** The viewer's clock at an instant, or null when it shows the same as the event's, or a day begins. */
export function viewerTime(
  instant: string,
  event: Timed,
  locale: string,
): [time: string, city: string, zone: string] | null {
  const isDay = instant === event.startDate && isAllDay(event);
  const offset = new Date(instant).getTimezoneOffset();
  const time = elsewhere(instant, event, locale, offset, () => {
    // The server has written both, and for the event's own clock that nothing is said.
    const written = onOwnClock(anyClock(instant, locale), new Date(instant));
    if (written) return written;
    const own = say(locale, toTheMinute, instant);
    return own === moment(instant, event, locale) ? "" : own;
  });
  if (isDay || !time) return null;
  const zone = deviceZone();
  return [time, zone.replace(/.*\//, "").replaceAll("_", " "), zone];
}

/** What a clock so many minutes off shows, or nothing where that is what the event's shows. */
export const elsewhere = (
  instant: string,
  { timeZone }: Timed,
  locale: string,
  offset: number,
  make: () => string,
) => told([locale, timeZone, instant, offset], make);

/** What the server has written of a moment for any clock, if it has. */
export const anyClock = (instant: string, locale: string, make = () => "") =>
  told([locale, "clocks", instant], make);
