import { calendarPlace, calendarText } from "@jubilee/core/calendar/rules";
import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { CalendarSource } from "./calendar-source.types.ts";

/**
 * An event as an iCalendar file (RFC 5545). Instants are written in UTC, which every calendar
 * reads alike and no clock change can shift; UID is stable and SEQUENCE rises with every change,
 * so a later file replaces the entry instead of adding one. A cancelled event takes its entry away.
 */
export function calendarFile(source: CalendarSource): string {
  const cancelled = source.status === "cancelled";
  const calendar = new ICalCalendar({
    prodId: { company: "Jubilee", product: "Events", language: "EN" },
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  const place = calendarPlace(source);
  const text = calendarText(source, source.pageUrl);
  const event = calendar.createEvent({
    id: oneLine(source.uid),
    sequence: source.sequence,
    stamp: new Date(source.updatedAt),
    lastModified: new Date(source.updatedAt),
    start: new Date(source.startDate),
    end: new Date(source.endDate),
    summary: oneLine(source.name),
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  if (place !== "") event.location(oneLine(place));
  if (text !== "") event.description(text);
  if (source.pageUrl !== null) event.url(oneLine(source.pageUrl));
  return calendar.toString();
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

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
