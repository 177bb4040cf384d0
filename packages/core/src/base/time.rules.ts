/**
 * Wall times, zones and how they are said. A wall time is `YYYY-MM-DDTHH:mm` on the clock at
 * the event's place; an instant is ISO 8601 with an offset. Source: specification, decision 26.
 */
import { inOneLine } from "./commas.rules.ts";
import type {
  EventTimeText,
  ResolvedWallTime,
  WallSpan,
  WholeDays,
  ZonedSpan,
} from "./time.types.ts";
import { placesToday } from "./zone-places.data.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const clocks = new Map<string, Intl.DateTimeFormat>();

const formatters = new Map<string, Intl.DateTimeFormat>();
const formattersAtMost = 400;

/** A formatter costs far more to make than to use: those that were made are kept. */
export function formatterOf(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const known = formatters.get(key);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat(locale, options);
  if (formatters.size >= formattersAtMost) formatters.clear();
  formatters.set(key, formatter);
  return formatter;
}

/**
 * How a locale writes a clock, alone as beside a day: `09:00` or `9:00`. Asked for an hour alone, `Intl`
 * drops the nought that the locale's own short time has, so the same clock would be written in two ways.
 */
export function clockFields(locale: string): { hour: "2-digit" | "numeric"; minute: "2-digit" } {
  const nine = formatterOf(locale, { timeStyle: "short", timeZone: "UTC" })
    .formatToParts(Date.UTC(2000, 0, 1, 9))
    .find(({ type }) => type === "hour");
  return { hour: nine?.value.length === 2 ? "2-digit" : "numeric", minute: "2-digit" };
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    calendar: "gregory",
    numberingSystem: "latn",
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** Whether the name is an IANA zone that this machine knows. */
export function isTimeZone(timeZone: string): boolean {
  try {
    return timeZone !== "" && Boolean(clockOf(timeZone));
  } catch {
    return false;
  }
}

/** The wall time of an instant in a zone; seconds are dropped. */
export function toWallTime(instant: string, timeZone: string): string {
  const parts = clockOf(timeZone).formatToParts(Date.parse(instant));
  const part = (name: Intl.DateTimeFormatPartTypes) =>
    parts.find(({ type }) => type === name)?.value ?? "";
  return `${part("year").padStart(4, "0")}-${part("month")}-${part("day")}T${part("hour")}:${part("minute")}`;
}

/** How many days of a zone's calendar lie between two instants: from evening to the next morning it is one. */
export function calendarDays(from: string, to: string, timeZone: string): number {
  const dayOf = (instant: string) => Date.parse(toWallTime(instant, timeZone).slice(0, 10));
  return Math.round((dayOf(to) - dayOf(from)) / 86_400_000);
}

/** How many minutes the zone's clocks are ahead of UTC at an instant. */
export function offsetMinutes(instant: string, timeZone: string): number {
  const wholeMinute = Math.floor(Date.parse(instant) / minuteMs) * minuteMs;
  const wall = toWallTime(new Date(wholeMinute).toISOString(), timeZone);
  return (Date.parse(`${wall}Z`) - wholeMinute) / minuteMs;
}

function wallTimeAsUtc(wallTime: string): number {
  const ms = Date.parse(`${wallTime}Z`);
  const valid = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(wallTime) && !Number.isNaN(ms);
  if (!valid || new Date(ms).toISOString().slice(0, 16) !== wallTime) {
    throw new RangeError(`"${wallTime}" is not a wall time: write YYYY-MM-DDTHH:mm`);
  }
  return ms;
}

/**
 * The instant of a wall time in a zone. A time that exists twice is the first of the two; one
 * that clocks jump over is moved on by the jump.
 * @throws RangeError for what is no wall time or no zone.
 */
export function toInstant(wallTime: string, timeZone: string): ResolvedWallTime {
  const local = wallTimeAsUtc(wallTime);
  const candidates = [local - dayMs, local + dayMs].map(
    (near) => local - offsetMinutes(new Date(near).toISOString(), timeZone) * minuteMs,
  );
  const strikes = [...new Set(candidates)]
    .map((ms) => new Date(ms).toISOString())
    .filter((instant) => toWallTime(instant, timeZone) === wallTime)
    .toSorted();
  const [first, second] = strikes;
  if (first !== undefined) return { instant: first, occurs: second ? "twice" : "once" };
  return { instant: new Date(Math.max(...candidates)).toISOString(), occurs: "skipped" };
}

/** Whether a wall time, as it is typed, has passed; what is no time yet has not. */
export function hasPassed(wallTime: string, timeZone: string, nowMs: number): boolean {
  if (!isTimeZone(timeZone) || Number.isNaN(Date.parse(`${wallTime}Z`))) return false;
  return Date.parse(toInstant(wallTime, timeZone).instant) <= nowMs;
}

/** One instant in a zone: `Saturday 12 September 2026 at 18:00`. */
export function formatInstant(instant: string, timeZone: string, locale: string): string {
  return formatterOf(locale, {
    timeZone,
    dateStyle: "full",
    timeStyle: "short",
  }).format(Date.parse(instant));
}

/**
 * Whether wall times stand for whole days: from midnight to the last minute of a day. That is what
 * an event of all day is; there is no second mark that could say otherwise.
 */
export function isAllDay({ startLocal, endLocal }: WallSpan): boolean {
  return startLocal.slice(10) === "T00:00" && endLocal.slice(10) === "T23:59";
}

/**
 * The first and the last of the whole days that a span takes in a zone, also where clocks jump over
 * their midnight; null for a span with hours.
 */
export function wholeDays({ startDate, endDate, timeZone }: ZonedSpan): WholeDays | null {
  const wall = (instant: string, minutes: number) =>
    toWallTime(new Date(Date.parse(instant) + minutes * minuteMs).toISOString(), timeZone);
  const [start, end] = [wall(startDate, 0), wall(endDate, 0)];
  const first = start.slice(0, 10);
  if (!start.endsWith("T00:00") && wall(startDate, -1) >= first) return null;
  if (end.endsWith("T23:59")) return { first, last: end.slice(0, 10) };
  // Where clocks jump over the last minute of a day, it falls into the day after.
  const before = wall(endDate, -60);
  const isJumped = end.endsWith("T00:59") && before.endsWith("T22:59");
  return isJumped ? { first, last: before.slice(0, 10) } : null;
}

const dayFields = (length: "long" | "short") =>
  ({ weekday: length, day: "numeric", month: length, year: "numeric" }) as const;

const formatDays = (
  { first, last }: WholeDays,
  locale: string,
  fields: Intl.DateTimeFormatOptions,
) =>
  formatterOf(locale, { timeZone: "UTC", ...fields }).formatRange(
    Date.parse(first),
    Date.parse(last),
  );

/** From start to end in a zone; what both share is said once. Whole days are said without clocks. */
export function formatSpan(
  startDate: string,
  endDate: string,
  timeZone: string,
  locale: string,
): string {
  const days = wholeDays({ startDate, endDate, timeZone });
  if (days) return formatDays(days, locale, dayFields("long"));
  return formatterOf(locale, {
    timeZone,
    ...dayFields("long"),
    ...clockFields(locale),
  }).formatRange(Date.parse(startDate), Date.parse(endDate));
}

/** A zone by its own name at an instant, such as `Eastern Daylight Time`. */
export function zoneName(instant: string, timeZone: string, locale: string): string {
  const parts = formatterOf(locale, { timeZone, timeZoneName: "long" }).formatToParts(
    Date.parse(instant),
  );
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

/** The place in a zone's id: `Buenos Aires` of `America/Argentina/Buenos_Aires`. */
export function zonePlace(timeZone: string): string {
  const listed = timeZone.split("/").at(-1) ?? timeZone;
  return (placesToday[listed] ?? listed).replaceAll("_", " ");
}

/**
 * A span for who is elsewhere, beside the one at the event’s place: less than a day is told by
 * the day it starts on and both clocks, also over midnight.
 */
function formatElsewhere(start: string, end: string, timeZone: string, locale: string): string {
  if (Date.parse(end) - Date.parse(start) >= dayMs) return formatSpan(start, end, timeZone, locale);
  return `${dayAndClock(start, timeZone, locale)} – ${formatClock(end, timeZone, locale)}`;
}

/** An event's time for a viewer elsewhere: both clocks, or one where they agree. A day is no clock. */
export function describeEventTime(
  event: ZonedSpan,
  viewerZone: string,
  locale: string,
): EventTimeText {
  const { startDate, endDate, timeZone } = event;
  const agrees =
    wholeDays(event) !== null ||
    [startDate, endDate].every(
      (instant) => toWallTime(instant, timeZone) === toWallTime(instant, viewerZone),
    );
  return {
    event: formatSpan(startDate, endDate, timeZone, locale),
    eventZone: zoneName(startDate, timeZone, locale),
    viewer: agrees ? null : formatElsewhere(startDate, endDate, viewerZone, locale),
    viewerPlace: agrees ? null : zonePlace(viewerZone),
  };
}

/** The short distance used in lists: `now`, `4 min`, `3 h`, `2 days`, then the date. */
export function formatAgo(instant: string, nowMs: number, locale: string): string {
  const minutes = Math.floor((nowMs - Date.parse(instant)) / minuteMs);
  if (minutes < 1) return "now";
  if (minutes < 60) return `${minutes} min`;
  if (minutes < 1440) return `${Math.floor(minutes / 60)} h`;
  const days = Math.floor(minutes / 1440);
  if (days < 7) return days === 1 ? "1 day" : `${days} days`;
  return formatterOf(locale, { day: "numeric", month: "short" }).format(Date.parse(instant));
}

/** The same within a sentence: `just now`, `2 days ago`, `12 Nov`. */
export function tellAgo(instant: string, nowMs: number, locale: string): string {
  const ago = formatAgo(instant, nowMs, locale);
  if (ago === "now") return "just now";
  return nowMs - Date.parse(instant) < 7 * 1440 * minuteMs ? `${ago} ago` : ago;
}

const tag = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i;

/** The language tags among what a device tells; some tell what is none, such as `en-US@posix`. */
export function languageTags(languages: readonly string[]): string[] {
  return languages.filter((language) => tag.test(language));
}

/**
 * The locale that dates and clocks are written in: the visitor's own flavour of a language, such
 * as `en-US` for `en`. Who names none reads English as `en-GB`, with a clock of 24 hours.
 *
 * @param lang the interface's or the page's language; one that names its region stays as it is
 * @param languages what the device tells, most wanted first
 */
export function localeFor(lang: string, languages: readonly string[]): string {
  if (!tag.test(lang)) return "en-GB";
  if (lang.includes("-")) return lang;
  const flavour = new RegExp(`^${lang}(-[a-z0-9]{2,8})*$`, "i");
  const own = languages.find((language) => flavour.test(language));
  return own ?? (lang === "en" ? "en-GB" : lang);
}

/** The locale that dates and numbers of the English interface are written in. */
export function interfaceLocale(languages: readonly string[]): string {
  return localeFor("en", languages);
}

/** One day in a zone: `Saturday, 12 June 2027`, or short `Sat, 12 Jun 2027`. */
export function formatDay(
  instant: string,
  timeZone: string,
  locale: string,
  length: "long" | "short" = "long",
): string {
  return formatterOf(locale, { timeZone, ...dayFields(length) }).format(Date.parse(instant));
}

const dayAndClock = (instant: string, timeZone: string, locale: string) =>
  inOneLine(locale, formatDay(instant, timeZone, locale), formatClock(instant, timeZone, locale));

/** What ends so soon after it began belongs to the day it began on, also after midnight. */
const nightMs = 16 * 60 * minuteMs;

function daysOf(event: ZonedSpan): WholeDays {
  const { startDate, endDate, timeZone } = event;
  const isNight = Date.parse(endDate) - Date.parse(startDate) < nightMs;
  const [first = "", last = ""] = [startDate, isNight ? startDate : endDate].map((instant) =>
    toWallTime(instant, timeZone).slice(0, 10),
  );
  return wholeDays(event) ?? { first, last };
}

/**
 * The days that an event takes, from the first to the last: `Fri, 12 Jun – Sun, 14 Jun 2026`. A
 * night is one day.
 */
export function formatDates(
  event: ZonedSpan,
  locale: string,
  length: "long" | "short" = "long",
): string {
  return formatDays(daysOf(event), locale, dayFields(length));
}

/** The same where there is little room: `Fri 12 Jun`, or `12–14 Jun`. */
export function formatDatesBriefly(event: ZonedSpan, locale: string): string {
  const days = daysOf(event);
  const weekday = days.first === days.last ? ({ weekday: "short" } as const) : {};
  return formatDays(days, locale, { ...weekday, day: "numeric", month: "short" });
}

/**
 * When an event is, on one line: its days and the clock it begins on, `Fri, 12 Jun 2026, 18:30`.
 * Whole days are said without one: `Fri, 12 Jun – Sun, 14 Jun 2026, all day`.
 */
export function formatWhen(
  event: ZonedSpan,
  locale: string,
  length: "long" | "short" = "long",
): string {
  return inOneLine(locale, formatDates(event, locale, length), formatStart(event, locale));
}

/** The same for a reader who may be elsewhere: whose clock shows another time is told the zone. */
export function formatWhenFor(
  event: ZonedSpan,
  viewerZone: string,
  locale: string,
  length: "long" | "short" = "long",
): string {
  const when = formatWhen(event, locale, length);
  const { viewer, eventZone } = describeEventTime(event, viewerZone, locale);
  return viewer === null ? when : `${when} (${eventZone})`;
}

/** When an event begins, as it is said below the day: its clock, or that it takes all day. */
export function formatStart(event: ZonedSpan, locale: string): string {
  return wholeDays(event) ? "all day" : formatClock(event.startDate, event.timeZone, locale);
}

/**
 * From one clock to another in a zone, as the locale writes it: `18:30–20:00`, `6:30 – 8:00 PM`. On
 * another day the end has its weekday: `23:00 – Sun 01:00`.
 */
export function formatClocks(start: string, end: string, timeZone: string, locale: string): string {
  const clock = { timeZone, ...clockFields(locale) } as const;
  const isOneDay =
    toWallTime(start, timeZone).slice(0, 10) === toWallTime(end, timeZone).slice(0, 10);
  if (isOneDay) return formatterOf(locale, clock).formatRange(Date.parse(start), Date.parse(end));
  const ends = formatterOf(locale, { ...clock, weekday: "short" }).format(Date.parse(end));
  return `${formatClock(start, timeZone, locale)} – ${ends}`;
}

/** The clock at an instant in a zone, in the locale's own 12 or 24 hours. */
export function formatClock(instant: string, timeZone: string, locale: string): string {
  return formatterOf(locale, { timeZone, ...clockFields(locale) }).format(Date.parse(instant));
}
