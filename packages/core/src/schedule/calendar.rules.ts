import { plainWords } from "../base/plain-words.rules.ts";
import { daysAfter } from "./calendar-days.rules.ts";
import { wholeDays } from "../base/time.rules.ts";
import type { ZonedSpan } from "../base/time.types.ts";
import type { CalendarDays, CalendarEntry, CalendarLinks } from "./calendar.types.ts";

/** The days of an entry that takes whole days, with the one after it; null for one with clocks. */
export function calendarDays(entry: ZonedSpan): CalendarDays | null {
  const days = wholeDays(entry);
  return days && { ...days, after: daysAfter(days.last, 1) };
}

/** The place of an entry in one line: name and address, or the online address. */
export function calendarPlace(entry: CalendarEntry): string {
  const parts = [entry.locationName, entry.address].filter((part) => part !== null && part !== "");
  return parts.length > 0 ? parts.join(", ") : (entry.onlineUrl ?? "");
}

/** What the entry says under its title: the event's text and its page. */
export function calendarText(entry: CalendarEntry, pageUrl: string | null): string {
  return [entry.description, entry.onlineUrl, pageUrl]
    .filter((part) => part !== null && part !== "")
    .join("\n\n");
}

/**
 * Links for calendars on the web. Instants go in UTC, so no calendar has to know the zone; whole
 * days go as days, with the end that each calendar wants: the day after, but for Yahoo the last one.
 */
export function calendarLinks(entry: CalendarEntry, pageUrl: string | null): CalendarLinks {
  const title = entry.name;
  const place = calendarPlace(entry);
  const text = calendarText(entry, pageUrl);
  const days = calendarDays(entry);
  const outlook = {
    path: "/calendar/action/compose",
    rru: "addevent",
    subject: title,
    startdt: days?.first ?? new Date(entry.startDate).toISOString(),
    enddt: days?.after ?? new Date(entry.endDate).toISOString(),
    allday: days ? "true" : "",
    location: place,
    body: text,
  };
  return {
    google: address("https://calendar.google.com/calendar/render", {
      action: "TEMPLATE",
      text: title,
      dates: days
        ? `${plain(days.first)}/${plain(days.after)}`
        : `${compact(entry.startDate)}/${compact(entry.endDate)}`,
      ctz: entry.timeZone,
      location: place,
      details: text,
    }),
    outlook: address("https://outlook.live.com/calendar/0/deeplink/compose", outlook),
    office365: address("https://outlook.office.com/calendar/0/deeplink/compose", outlook),
    yahoo: address("https://calendar.yahoo.com/", {
      v: "60",
      title,
      st: days ? plain(days.first) : compact(entry.startDate),
      et: days ? plain(days.last) : compact(entry.endDate),
      dur: days ? "allday" : "",
      in_loc: place,
      desc: text,
    }),
  };
}

/**
 * The calendars that people choose from, the same everywhere: names with the address of a filled-in
 * entry, the file for all other programs last.
 */
export function calendarChoices(
  entry: CalendarEntry,
  pageUrl: string | null,
  file: { name: string; href: string },
): { name: string; href: string }[] {
  const links = calendarLinks(entry, pageUrl);
  return [
    { name: "Google", href: links.google },
    { name: "Outlook.com", href: links.outlook },
    { name: "Microsoft 365", href: links.office365 },
    { name: "Yahoo", href: links.yahoo },
    file,
  ];
}

/** A file name that every system takes: `lincoln-high-class-of-1996.ics`. */
export function calendarFileName(name: string): string {
  const plain = plainWords(name)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60)
    .replace(/-+$/, "");
  return `${plain || "event"}.ics`;
}

/** `20260912` of a day. */
function plain(day: string): string {
  return day.replaceAll("-", "");
}

/** `20260912T220000Z`, the basic form of ISO 8601. */
function compact(instant: string): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, "");
}

function address(base: string, query: Record<string, string>): string {
  const filled = Object.entries(query).filter(([, value]) => value !== "");
  return `${base}?${new URLSearchParams(filled)}`;
}
