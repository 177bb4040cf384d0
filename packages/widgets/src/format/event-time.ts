import type { PublicEvent } from "@jubilee/core/public-event/types";

const shortDate: Intl.DateTimeFormatOptions = { day: "numeric", month: "long" };

function formatter(
  locale: string,
  timeZone: string | undefined,
  style: Intl.DateTimeFormatOptions,
) {
  return new Intl.DateTimeFormat(locale, timeZone ? { ...style, timeZone } : style);
}

/** `Saturday 12 September, 18:00` or `10–12 July 2027`, by the event's own clock. */
export function eventTime(event: PublicEvent, locale: string, now: number): string {
  const start = new Date(event.startDate);
  const year = start.getFullYear() === new Date(now).getFullYear() ? undefined : "numeric";
  const style: Intl.DateTimeFormatOptions = { ...shortDate, year };
  if (event.startLocal.slice(0, 10) === event.endLocal.slice(0, 10) || isOneNight(event)) {
    return formatter(locale, event.timeZone, {
      ...style,
      weekday: "long",
      hour: "numeric",
      minute: "2-digit",
    }).format(start);
  }
  return formatter(locale, event.timeZone, style).formatRange(start, new Date(event.endDate));
}

/** A party that ends after midnight is still one evening. */
function isOneNight(event: PublicEvent): boolean {
  return Date.parse(event.endDate) - Date.parse(event.startDate) < 16 * 3_600_000;
}

/** `21 August`, in the event's zone. */
export function day(instant: string, event: PublicEvent, locale: string): string {
  return formatter(locale, event.timeZone, shortDate).format(new Date(instant));
}

/** `Friday 6 March, 10:00`, in the event's zone. */
export function moment(instant: string, event: PublicEvent, locale: string): string {
  return momentIn(instant, event.timeZone, locale);
}

function momentIn(instant: string, timeZone: string | undefined, locale: string): string {
  return formatter(locale, timeZone, {
    ...shortDate,
    weekday: "long",
    hour: "numeric",
    minute: "2-digit",
  }).format(new Date(instant));
}

/** The viewer's clock at an instant, or null when it shows the same as the event's. */
export function viewerTime(
  instant: string,
  event: PublicEvent,
  locale: string,
): { time: string; city: string } | null {
  const time = momentIn(instant, undefined, locale);
  if (time === momentIn(instant, event.timeZone, locale)) return null;
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return { time, city: (zone.split("/").at(-1) ?? zone).replaceAll("_", " ") };
}
