import { clockFields } from "../../time/days.ts";
import { placesToday } from "./placesToday.ts";

export interface ZonedTimeOptions {
  /** IANA zone of the event. */
  zone: string;
  locale?: string | undefined;
  /** day: "Saturday, 12 June 2027"; time: "18:30"; both. */
  show?: "day" | "time" | "both" | "short-day";
}

const dayFormat = { weekday: "long", day: "numeric", month: "long", year: "numeric" } as const;
const shortDayFormat = { weekday: "short", day: "numeric", month: "short" } as const;

/** An instant as the clock and calendar of a zone show it. */
export function formatInstant(instant: string | Date, options: ZonedTimeOptions): string {
  const { zone, locale, show = "both" } = options;
  const timeFormat = clockFields(locale);
  const parts = {
    day: dayFormat,
    time: timeFormat,
    both: { ...dayFormat, ...timeFormat },
    "short-day": shortDayFormat,
  }[show];
  return new Intl.DateTimeFormat(locale, { timeZone: zone, ...parts }).format(new Date(instant));
}

/** From one instant to another, without saying the same day twice. */
export function formatSpan(
  from: string | Date,
  to: string | Date,
  options: ZonedTimeOptions,
): string {
  const { zone, locale, show = "both" } = options;
  const timeFormat = clockFields(locale);
  const parts =
    show === "time" ? timeFormat : show === "day" ? dayFormat : { ...dayFormat, ...timeFormat };
  const format = new Intl.DateTimeFormat(locale, { timeZone: zone, ...parts });
  return format.formatRange(new Date(from), new Date(to));
}

/** What people call a zone: "Central European Summer Time". */
export function zoneName(zone: string, at: string | Date, locale?: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: "long" });
  const part = format.formatToParts(new Date(at)).find(({ type }) => type === "timeZoneName");
  return part?.value ?? zone;
}

/** The city in a zone's name: "America/New_York" is New York. */
export function zoneCity(zone: string): string {
  const listed = zone.split("/").at(-1) ?? zone;
  return (placesToday[listed] ?? listed).replaceAll("_", " ");
}

/** Whether two zones show different clocks at an instant. */
export function clocksDiffer(one: string, other: string, at: string | Date): boolean {
  const clock = (zone: string) => formatInstant(at, { zone, locale: "en-GB", show: "both" });
  return clock(one) !== clock(other);
}
