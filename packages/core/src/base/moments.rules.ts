/**
 * Moments that bind somebody: until when one can answer, an offer stands, a sale is open, money is
 * due. All of them are said alike: the event's clock with its zone, the reader's where it differs,
 * and what is left.
 */
import { inOneLine } from "./commas.rules.ts";
import {
  formatInstant,
  formatSpan,
  formatWhen,
  offsetMinutes,
  toWallTime,
  wholeDays,
  zoneName,
  zonePlace,
} from "./time.rules.ts";
import type { ZonedSpan } from "./time.types.ts";
import type { MomentText } from "./moments.types.ts";

const minuteMs = 60_000;

/** A zone's distance from UTC at an instant: `UTC−5`, `UTC+5:30`, `UTC`. */
export function utcOffset(instant: string, timeZone: string): string {
  const minutes = offsetMinutes(instant, timeZone);
  if (minutes === 0) return "UTC";
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const clock = rest === 0 ? String(hours) : `${hours}:${String(rest).padStart(2, "0")}`;
  return `UTC${minutes < 0 ? "−" : "+"}${clock}`;
}

/** A zone by its name and its distance from UTC: `Eastern Standard Time, UTC−5`. */
export function zoneText(instant: string, timeZone: string, locale: string): string {
  const [name, offset] = [zoneName(instant, timeZone, locale), utcOffset(instant, timeZone)];
  return name.includes(offset) ? name : inOneLine(locale, name, offset);
}

/** A moment on the event's clock and on the reader's. */
export function describeMoment(
  instant: string,
  timeZone: string,
  viewerZone: string,
  locale: string,
): MomentText {
  const agrees = toWallTime(instant, timeZone) === toWallTime(instant, viewerZone);
  return {
    event: formatInstant(instant, timeZone, locale),
    zone: zoneText(instant, timeZone, locale),
    viewer: agrees ? null : formatInstant(instant, viewerZone, locale),
    viewerPlace: agrees ? null : zonePlace(viewerZone),
  };
}

/** Dates in English to a reader whose own way of writing them is not known: the day comes before the month, as on every page. */
export const mailEnglish = "en-GB";

/** A moment for a mail or a cell, whose reader may be anywhere: `Friday … at 18:00 (Eastern Standard Time, UTC−5)`. */
export function mailMoment(instant: string, timeZone: string, locale: string): string {
  const { event, zone } = describeMoment(instant, timeZone, timeZone, locale);
  return `${event} (${zone})`;
}

/** A moment that binds, where there is little room: `Sun, 27 Dec 2026, 23:30 (New York, UTC−5)`. */
export function shortMoment(instant: string, timeZone: string, locale: string): string {
  const when = formatWhen({ startDate: instant, endDate: instant, timeZone }, locale, "short");
  const [place, offset] = [zonePlace(timeZone), utcOffset(instant, timeZone)];
  return place === offset ? `${when} (${offset})` : `${when} (${place}, ${offset})`;
}

/**
 * A moment of a record, for who keeps it: on the reader's own clock, each clock with its zone, and
 * on the event's where that differs: `Sunday … at 17:41 (…, UTC). At the event: Monday … (…, UTC+9).`
 */
export function recordedMoment(
  instant: string,
  zones: { event: string; viewer: string },
  locale: string,
): string {
  const own = mailMoment(instant, zones.viewer, locale);
  const agrees = toWallTime(instant, zones.event) === toWallTime(instant, zones.viewer);
  return agrees ? own : `${own}. At the event: ${mailMoment(instant, zones.event, locale)}.`;
}

/** From start to end, and the zone of its clock; whole days have no clock, and so no zone. */
export function describeSpan(
  span: ZonedSpan,
  locale: string,
): { text: string; zone: string | null } {
  const { startDate, endDate, timeZone } = span;
  const text = formatSpan(startDate, endDate, timeZone, locale);
  return { text, zone: wholeDays(span) ? null : zoneText(startDate, timeZone, locale) };
}

/** The same in one line, for a mail. */
export function mailSpan(span: ZonedSpan, locale: string): string {
  const { text, zone } = describeSpan(span, locale);
  return zone === null ? text : `${text} (${zone})`;
}

/** The two greatest parts of what is left until a moment, `2 days 3 hours`; null once it is over. */
export function formatLeft(instant: string, nowMs: number, locale: string): string | null {
  const minutes = Math.ceil((Date.parse(instant) - nowMs) / minuteMs);
  if (minutes <= 0) return null;
  const parts = [
    { unit: "day", count: Math.floor(minutes / 1440) },
    { unit: "hour", count: Math.floor((minutes % 1440) / 60) },
    { unit: "minute", count: minutes % 60 },
  ];
  const first = parts.findIndex(({ count }) => count > 0);
  return parts
    .slice(first, first + 2)
    .filter(({ count }) => count > 0)
    .map(({ unit, count }) =>
      new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(count),
    )
    .join(" ");
}

/**
 * A moment as a sentence after its lead, for a page: `Please answer by Friday … at 18:00 (Eastern
 * Standard Time, UTC−5). For you in Tokyo: Saturday … at 08:00. 2 days 3 hours left.`
 */
export function tellMoment(
  lead: string,
  instant: string,
  zones: { event: string; viewer: string },
  nowMs: number,
  locale: string,
): string {
  const { event, zone, viewer, viewerPlace } = describeMoment(
    instant,
    zones.event,
    zones.viewer,
    locale,
  );
  const left = formatLeft(instant, nowMs, locale);
  return [
    `${lead} ${event} (${zone}).`.trim(),
    ...(viewer === null ? [] : [`For you in ${viewerPlace}: ${viewer}.`]),
    ...(left === null ? [] : [`${left} left.`]),
  ].join(" ");
}
