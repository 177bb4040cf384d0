import ICAL from "ical.js";
import { eventNameMaxLength, isWebAddress } from "../events/events.rules.ts";
import { readRule } from "../events/event-series.rules.ts";
import { isTimeZone, toWallTime } from "../base/time.rules.ts";
import { calendarImportCopy } from "./calendar-import.copy.ts";
import type { CalendarFileContent, CalendarFileEntry } from "./calendar-import.types.ts";

const mostBytes = 2 * 1024 * 1024;
const mostEntries = 500;
const mostFurtherDates = 99;
const hourMs = 3_600_000;

/**
 * Reads a calendar file (RFC 5545). Times keep the clocks of their zone; times in UTC, without a
 * zone, or of a zone that is not IANA's are shown on `homeZone`'s. Nothing in it is trusted.
 */
export function readCalendarFile(text: string, homeZone: string): CalendarFileContent {
  const nothing = (problem: string): CalendarFileContent => ({ entries: [], problem });
  if (text.length > mostBytes) return nothing(calendarImportCopy.tooLarge);
  const calendar = parseCalendar(text);
  if (!calendar) return nothing(calendarImportCopy.noCalendar);
  const all = calendar.getAllSubcomponents("vevent");
  const masters = all.filter((entry) => !entry.hasProperty("recurrence-id"));
  if (masters.length > mostEntries) return nothing(calendarImportCopy.tooLarge);
  if (masters.length === 0) return nothing(calendarImportCopy.empty);
  const moved = new Set(
    all.filter((entry) => entry.hasProperty("recurrence-id")).map((entry) => textOf(entry, "uid")),
  );
  const entries = masters.map((entry, index) =>
    readEntry(entry, `${index} ${textOf(entry, "uid")}`, homeZone, moved),
  );
  return { entries, problem: null };
}

function parseCalendar(text: string): ICAL.Component | null {
  try {
    const calendar = new ICAL.Component(ICAL.parse(text));
    return calendar.name === "vcalendar" ? calendar : null;
  } catch {
    return null;
  }
}

function readEntry(
  component: ICAL.Component,
  key: string,
  homeZone: string,
  moved: ReadonlySet<string>,
): CalendarFileEntry {
  const notes: string[] = [];
  const link = textOf(component, "url");
  const entry: CalendarFileEntry = {
    key,
    name: oneLine(textOf(component, "summary")).slice(0, eventNameMaxLength),
    description: textOf(component, "description").slice(0, 20_000),
    startLocal: "",
    endLocal: "",
    timeZone: homeZone,
    locationName: oneLine(textOf(component, "location")).slice(0, 300),
    onlineUrl: isWebAddress(link) && link.length <= 2000 ? link : "",
    furtherStarts: [],
    rule: null,
    notes,
    problem: null,
  };
  if (entry.name === "") entry.name = calendarImportCopy.unnamed;
  try {
    const event = new ICAL.Event(component);
    readTimes(event, entry, homeZone);
    if (entry.problem === null && event.isRecurring()) readDates(event, component, entry);
  } catch {
    entry.problem = calendarImportCopy.noStart;
  }
  if (moved.has(textOf(component, "uid"))) notes.push(calendarImportCopy.exceptions);
  if (textOf(component, "status").toUpperCase() === "CANCELLED") {
    entry.problem ??= calendarImportCopy.cancelled;
  }
  return entry;
}

/** Start, end and zone on the clocks of the place. */
function readTimes(event: ICAL.Event, entry: CalendarFileEntry, homeZone: string): void {
  const { startDate: start } = event;
  if (!start) {
    entry.problem = calendarImportCopy.noStart;
    return;
  }
  const zone = zoneOf(start, event.component, entry, homeZone);
  const isOpen = !event.component.hasProperty("dtend") && !event.component.hasProperty("duration");
  entry.timeZone = zone;
  entry.startLocal = wallOf(start, zone);
  entry.endLocal = wallOf(event.endDate, zone);
  if (start.isDate) {
    entry.notes.push(calendarImportCopy.allDay);
    const end =
      entry.endLocal <= entry.startLocal ? addMs(entry.startLocal, 24 * hourMs) : entry.endLocal;
    entry.endLocal = addMs(end, -60_000);
  } else if (isOpen) {
    entry.notes.push(calendarImportCopy.noEnd);
    entry.endLocal = addMs(entry.startLocal, hourMs);
  }
  if (entry.endLocal <= entry.startLocal) entry.problem = calendarImportCopy.endBeforeStart;
}

function readDates(event: ICAL.Event, component: ICAL.Component, entry: CalendarFileEntry): void {
  const dates = event.iterator();
  const starts: string[] = [];
  let at = dates.next();
  while (at && starts.length <= mostFurtherDates + 1) {
    starts.push(wallOf(at, entry.timeZone));
    at = dates.next();
  }
  const further = starts.filter((start) => start > entry.startLocal);
  if (further.length > mostFurtherDates) entry.notes.push(calendarImportCopy.cut);
  entry.furtherStarts = further.slice(0, mostFurtherDates);
  const rule = component.getFirstPropertyValue("rrule")?.toString() ?? "";
  const isOurs =
    /^(;?(FREQ|INTERVAL|COUNT|UNTIL|BYDAY|BYMONTHDAY)=[\dA-Z,+-]{1,40})+$/.test(rule) &&
    rule.startsWith("FREQ=") &&
    readRule(rule) !== null;
  const isPlain = !component.hasProperty("exdate") && !component.hasProperty("rdate");
  entry.rule = isOurs && isPlain ? rule : null;
}

function zoneOf(
  start: ICAL.Time,
  component: ICAL.Component,
  entry: CalendarFileEntry,
  homeZone: string,
): string {
  const named = component.getFirstProperty("dtstart")?.getFirstParameter("tzid") ?? "";
  if (named !== "" && isTimeZone(named)) return named;
  if (named !== "" && start.zone.tzid !== named) {
    entry.notes.push(calendarImportCopy.foreignZone(named));
  }
  return homeZone;
}

/** The wall time in a zone: as written where the file means that zone, or converted. */
function wallOf(time: ICAL.Time, zone: string): string {
  const isWritten = time.isDate || time.zone.tzid === "floating" || time.zone.tzid === zone;
  if (isWritten)
    return time.toString().slice(0, 10) + (time.isDate ? "T00:00" : time.toString().slice(10, 16));
  return toWallTime(time.toJSDate().toISOString(), zone);
}

function textOf(component: ICAL.Component, name: string): string {
  const value = component.getFirstPropertyValue(name);
  return typeof value === "string" ? value.trim() : "";
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

function addMs(wallTime: string, ms: number): string {
  return new Date(Date.parse(`${wallTime}Z`) + ms).toISOString().slice(0, 16);
}
