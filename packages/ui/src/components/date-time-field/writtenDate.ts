import { clockFields } from "../../time/days.ts";
import { zoneCity } from "../zoned-time/zonedTime.ts";
import { meetWallTime, wallTimeOf } from "../date-time-zone/wallTime.ts";
import type { DateKind, DateLimits } from "./typed.types.ts";
import type { DateTimeFieldWords } from "./dateTimeField.copy.ts";

const dayMs = 86_400_000;
const shortDay = { weekday: "short", day: "numeric", month: "short", year: "numeric" } as const;
const longDay = { weekday: "long", day: "numeric", month: "long", year: "numeric" } as const;

const made = new Map<string, Intl.DateTimeFormat>();
/** Each costs far more to make than to use. */
function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const format = made.get(key) ?? new Intl.DateTimeFormat(locale, options);
  made.set(key, format);
  return format;
}

export const dayOf = (value: string): string => /^\d{4}-\d{2}-\d{2}/.exec(value)?.[0] ?? "";
export const clockOf = (value: string): string => /\d{2}:\d{2}$/.exec(value)?.[0] ?? "";

function said(
  value: string,
  kind: DateKind,
  locale: string,
  day: Intl.DateTimeFormatOptions,
): string {
  const at = Date.parse(
    kind === "time" ? `2028-01-01T${value}Z` : `${value}${kind === "date" ? "" : "Z"}`,
  );
  if (Number.isNaN(at)) return value;
  const clock = clockFields(locale);
  const parts = { date: day, time: clock, "date-time": { ...day, ...clock } }[kind];
  return formatOf(locale, { ...parts, timeZone: "UTC", calendar: "gregory" }).format(at);
}

/** As it stands in a field: `Fri, 27 Nov 2026, 19:00`, in the locale's own order and its 12 or 24 hours. */
export const written = (value: string, kind: DateKind, locale: string): string =>
  value === "" ? "" : said(value, kind, locale, shortDay);

/** As it is read out: `Friday, 27 November 2026 at 19:00`. */
export const inWords = (value: string, kind: DateKind, locale: string): string =>
  said(value, kind, locale, longDay);

/** `June 2027` of a day in it. */
export const monthInWords = (day: string, locale: string): string =>
  formatOf(locale, {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
    calendar: "gregory",
  }).format(Date.parse(day));

/** A first and a last day; what both share is said once. */
export function spanInWords(start: string, end: string, locale: string): string {
  const format = formatOf(locale, { ...shortDay, timeZone: "UTC", calendar: "gregory" });
  return format.formatRange(Date.parse(start), Date.parse(end));
}

/** The day by the clocks of a zone; this device's where it is none. */
export function todayIn(zone: string | undefined, nowMs: number): string {
  const own = () => wallTimeOf(new Date(nowMs), ownZone()).slice(0, 10);
  if (!zone) return own();
  try {
    return wallTimeOf(new Date(nowMs), zone).slice(0, 10);
  } catch {
    return own();
  }
}

export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** How far a day is: `tomorrow`, `in 8 days`, `in 7 months`. */
export function distance(day: string, today: string, locale: string): string {
  const days = daysBetween(today, day);
  const words = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  if (Math.abs(days) < 28) return words.format(days, "day");
  if (Math.abs(days) < 60) return words.format(Math.round(days / 7), "week");
  if (Math.abs(days) < 700) return words.format(Math.round(days / 30.44), "month");
  return words.format(Math.round(days / 365.25), "year");
}

/** `15 days before the event` */
export function fromEvent(day: string, eventDay: string, words: DateTimeFieldWords): string {
  const days = daysBetween(day, eventDay);
  if (days === 0) return words.eventDay;
  return days > 0 ? words.beforeEvent(days) : words.afterEvent(-days);
}

/** The reader's own clock where it shows another time: `01:00 on Saturday for you in Berlin`. */
export function clockElsewhere(
  value: string,
  zone: string,
  viewerZone: string,
  { locale, words }: { locale: string; words: DateTimeFieldWords },
): string | undefined {
  const instant = meetWallTime(value, zone)?.instant;
  if (!instant) return undefined;
  const own = wallTimeOf(instant, viewerZone);
  if (own === wallTimeOf(instant, zone)) return undefined;
  const at = written(clockOf(own), "time", locale);
  const weekday = formatOf(locale, { weekday: "long", timeZone: "UTC" });
  const day = dayOf(own) === dayOf(value) ? undefined : weekday.format(Date.parse(dayOf(own)));
  return words.forYou(at, day, zoneCity(viewerZone));
}

/** The limit that a value is not within, and on which side; undefined where it is within both. */
export function brokenLimit(
  value: string,
  { min, max }: Pick<DateLimits, "min" | "max">,
): { limit: string; isEarly: boolean } | undefined {
  /** A limit without a clock is a whole day. */
  const alike = (one: string, other: string) => one.slice(0, other.length);
  if (value === "") return undefined;
  if (min && alike(value, min) < alike(min, value)) return { limit: min, isEarly: true };
  if (max && alike(value, max) > alike(max, value)) return { limit: max, isEarly: false };
  return undefined;
}
