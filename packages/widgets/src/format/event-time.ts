import type { PublicEvent } from "@jubilee/core/public-event/types";

type Style = Intl.DateTimeFormatOptions;
/** What of an event its time is written from. */
type Timed = Pick<PublicEvent, "startDate" | "endDate" | "startLocal" | "endLocal" | "timeZone">;

const shortDate: Style = { day: "numeric", month: "long" };
const toTheMinute: Style = { ...shortDate, weekday: "long", hour: "numeric", minute: "2-digit" };
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making one costs more than all that is written with it. */
function formatter(locale: string, timeZone: string | undefined, style: Style) {
  const key = JSON.stringify([locale, timeZone, style]);
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, { ...style, timeZone });
  formatters.set(key, made);
  return made;
}

/** `Saturday 12 September, 18:00` or `10–12 July 2027`, by the event's own clock. */
export function eventTime(event: Timed, locale: string, now: number): string {
  const start = new Date(event.startDate);
  const year = start.getFullYear() === new Date(now).getFullYear() ? undefined : "numeric";
  if (event.startLocal.slice(0, 10) === event.endLocal.slice(0, 10) || isOneNight(event)) {
    return formatter(locale, event.timeZone, { ...toTheMinute, year }).format(start);
  }
  const days = formatter(locale, event.timeZone, { ...shortDate, year });
  return days.formatRange(start, new Date(event.endDate));
}

/** A party that ends after midnight is still one evening. */
function isOneNight(event: Timed): boolean {
  return Date.parse(event.endDate) - Date.parse(event.startDate) < 16 * 3_600_000;
}

/** `21 August`, in the event's zone. */
export function day(instant: string, event: PublicEvent, locale: string): string {
  return formatter(locale, event.timeZone, shortDate).format(new Date(instant));
}

/** `Friday 6 March, 10:00`, in the event's zone. */
export function moment(instant: string, event: PublicEvent, locale: string): string {
  return formatter(locale, event.timeZone, toTheMinute).format(new Date(instant));
}

/** The viewer's clock at an instant, or null when it shows the same as the event's. */
export function viewerTime(
  instant: string,
  event: PublicEvent,
  locale: string,
): { time: string; city: string } | null {
  const own = formatter(locale, undefined, toTheMinute);
  const zone = own.resolvedOptions().timeZone;
  const time = own.format(new Date(instant));
  if (zone === event.timeZone || time === moment(instant, event, locale)) return null;
  return { time, city: (zone.split("/").at(-1) ?? zone).replaceAll("_", " ") };
}
