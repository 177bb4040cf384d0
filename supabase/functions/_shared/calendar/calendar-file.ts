import { calendarDays, calendarPlace, calendarText } from "@jubilee/core/schedule/calendar.rules";
import { zoneBlock } from "@jubilee/core/base/zone-block.rules";
import { toInstant, toWallTime } from "@jubilee/core/base/time.rules";
import { TZDate } from "@date-fns/tz";
import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { CalendarFeedSource, CalendarSource } from "@jubilee/core/schedule/calendar.types";

/**
 * An event, or several of a series, as an iCalendar file (RFC 5545). Times are written on the clocks at the event's place,
 * with the zone's own rules in the file, so that a calendar shows and moves them as the place does;
 * UID is stable and SEQUENCE rises with every change, so a later file replaces the entry instead of
 * adding one. A cancelled event takes its entry away. Whole days are written as days, which are the
 * same ones for every reader; the end is the day after, as the format has it.
 */
export function calendarFile(...sources: readonly CalendarSource[]): string {
  const calendar = newCalendar(sources);
  calendar.method(calendarMethod(sources));
  for (const source of sources) addEntry(calendar, source);
  return calendar.toString();
}

/** What a calendar does with entries: it takes them out when every one is called off. */
export function calendarMethod(sources: readonly CalendarSource[]): ICalCalendarMethod {
  return sources.every(({ status }) => status === "cancelled")
    ? ICalCalendarMethod.CANCEL
    : ICalCalendarMethod.PUBLISH;
}

/**
 * Events as a calendar that programs subscribe to and read again every hour. What is called off
 * stays in it, marked as cancelled, so that every program takes it away in its own manner.
 */
export function calendarFeed(feed: CalendarFeedSource): string {
  const calendar = newCalendar(feed.events);
  calendar.method(ICalCalendarMethod.PUBLISH);
  calendar.name(oneLine(feed.name));
  calendar.ttl(feedReadsEverySeconds);
  for (const source of feed.events) addEntry(calendar, source);
  return calendar.toString();
}

const feedReadsEverySeconds = 3600;

function newCalendar(sources: readonly CalendarSource[]): ICalCalendar {
  const calendar = new ICalCalendar({
    prodId: { company: "Jubilee", product: "Events", language: "EN" },
  });
  const starts = sources.map(({ startDate }) => new Date(startDate).toISOString()).toSorted();
  const ends = sources.map(({ endDate }) => new Date(endDate).toISOString()).toSorted();
  calendar.timezone({
    name: null,
    generator: (name) => zoneBlock(name, starts[0] ?? "", ends.at(-1) ?? ""),
  });
  return calendar;
}

function addEntry(calendar: ICalCalendar, source: CalendarSource): void {
  const cancelled = source.status === "cancelled";
  const place = calendarPlace(source);
  const text = calendarText(source, source.pageUrl);
  const event = calendar.createEvent({
    id: oneLine(source.uid),
    sequence: source.sequence,
    stamp: new Date(source.updatedAt),
    lastModified: new Date(source.updatedAt),
    ...timesOf(source),
    summary: oneLine(source.name),
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  event.organizer(organizerOf(source));
  if (place !== "") event.location(oneLine(place));
  if (text !== "") event.description(text);
  if (source.pageUrl !== null) event.url(oneLine(source.pageUrl));
}

function timesOf(source: CalendarSource) {
  const { startDate, endDate, timeZone } = source;
  const days = calendarDays(source);
  if (days) {
    const [start, end] = [new Date(days.first), new Date(days.after)];
    return { start, end, timezone: null, allDay: true };
  }
  const zone = isClear(source) ? timeZone : null;
  return {
    start: new TZDate(startDate, zone ?? "UTC"),
    end: new TZDate(endDate, zone ?? "UTC"),
    timezone: zone,
  };
}

/**
 * Whom the entry comes from: RFC 5546 asks for it wherever a file is published or takes an entry
 * away. No host's address is given to everybody who opens a calendar, so it is one that nobody reads.
 */
function organizerOf({ hostNames = [], pageUrl }: CalendarSource): { name: string; email: string } {
  const host = URL.parse(pageUrl ?? "")?.hostname ?? "";
  const name = oneLine(hostNames.join(", ")).replaceAll('"', "'");
  return {
    name: name || "The hosts",
    email: `no-reply@${/\.[a-z]/iu.test(host) ? host : "jubilee.invalid"}`,
  };
}

/** A calendar file as an answer to download. */
export function calendarResponse(file: string, fileName: string): Response {
  return new Response(file, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="${fileName}"`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
  });
}

/** A calendar that programs subscribe to: read again and again, and by nobody but its owner. */
export function feedResponse(file: string): Response {
  return new Response(file, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "cache-control": "private, max-age=300",
      "x-content-type-options": "nosniff",
      "x-robots-tag": "noindex",
    },
  });
}

/**
 * A wall time that exists twice, in the night when clocks go back, is read differently by
 * different calendars: such an event is written in UTC.
 */
function isClear({ startDate, endDate, timeZone }: CalendarSource): boolean {
  return [startDate, endDate].every(
    (instant) => toInstant(toWallTime(instant, timeZone), timeZone).occurs === "once",
  );
}

/** Without signs that turn its direction: a name turns nothing that a calendar writes around it. */
function oneLine(text: string): string {
  return text
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
