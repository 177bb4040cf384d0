import type { Booking } from "../bookings/bookings.types.ts";
import { eventPhase } from "../events/events.rules.ts";
import type { EventRecord } from "../events/events.types.ts";
import type { CalendarFilter, CalendarView, PlannerItem } from "./planner-calendar.types.ts";

const dayMs = 86_400_000;
/** Until this hour a night still belongs to the day before. */
const nightEndsAtHour = 5;

/** Whether text is a day of the calendar, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dayOf(Date.parse(`${text}T00:00Z`)) === text;
}

/** The day some days after (or, with a negative number, before) a day. */
export function daysAfter(day: string, days: number): string {
  return dayOf(Date.parse(`${day}T00:00Z`) + days * dayMs);
}

/** The same day some months later; a month without such a day gives its last one. */
export function monthsAfter(day: string, months: number): string {
  const date = new Date(`${day}T00:00Z`);
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth() + months;
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month, Math.min(date.getUTCDate(), last)));
}

/** The seven days of a day's week. `firstDay` counts as ISO does: 1 is Monday, 7 is Sunday. */
export function weekOf(day: string, firstDay: number): string[] {
  const weekday = new Date(`${day}T00:00Z`).getUTCDay();
  const first = daysAfter(day, -((weekday - firstDay + 7) % 7));
  return Array.from({ length: 7 }, (_, index) => daysAfter(first, index));
}

/** The weeks that hold a day's month, each of seven days; the first and last reach beyond it. */
export function weeksOfMonth(day: string, firstDay: number): string[][] {
  const first = `${day.slice(0, 8)}01`;
  const next = monthsAfter(first, 1);
  const weeks: string[][] = [];
  for (let at = first; at < next; at = daysAfter(weeks.at(-1)?.[0] ?? at, 7)) {
    weeks.push(weekOf(at, firstDay));
  }
  return weeks;
}

/** Where one step forward or back leads in a view. */
export function stepOf(day: string, view: CalendarView, direction: 1 | -1): string {
  if (view === "day") return daysAfter(day, direction);
  if (view === "week") return daysAfter(day, 7 * direction);
  return monthsAfter(day, direction);
}

/** Where a key leads from a day in the month: arrows, Page Up and Down, Home and End; else null. */
export function dayForKey(
  key: string,
  day: string,
  firstDay: number,
  isRightToLeft: boolean,
): string | null {
  const ahead = isRightToLeft ? -1 : 1;
  if (key === "ArrowRight") return daysAfter(day, ahead);
  if (key === "ArrowLeft") return daysAfter(day, -ahead);
  if (key === "ArrowDown") return daysAfter(day, 7);
  if (key === "ArrowUp") return daysAfter(day, -7);
  if (key === "PageDown") return monthsAfter(day, 1);
  if (key === "PageUp") return monthsAfter(day, -1);
  if (key === "Home") return weekOf(day, firstDay)[0] ?? null;
  if (key === "End") return weekOf(day, firstDay).at(-1) ?? null;
  return null;
}

/** Events and bookings as one list in the order of their beginning; what is put away stays out. */
export function plannerItems(
  events: readonly EventRecord[],
  bookings: readonly Booking[],
  nowMs: number,
): PlannerItem[] {
  const ofEvents = events.flatMap((event): PlannerItem[] => {
    const phase = eventPhase(event, nowMs);
    if (phase === "archived") return [];
    const { id, name, startLocal, endLocal, timeZone } = event;
    const place = event.kind === "online" ? "Online" : (event.locationName ?? event.address);
    return [
      {
        key: `event ${id}`,
        kind: "event",
        id,
        title: name,
        place,
        startLocal,
        endLocal,
        timeZone,
        phase,
      },
    ];
  });
  const ofBookings = bookings.flatMap((booking): PlannerItem[] => {
    const { id, title, startLocal, endLocal, timeZone, status } = booking;
    if (status !== "hold" && status !== "requested" && status !== "confirmed") return [];
    const place = `${booking.venueName}, ${booking.spaceName}`;
    return [
      {
        key: `booking ${id}`,
        kind: "booking",
        id,
        title,
        place,
        startLocal,
        endLocal,
        timeZone,
        phase: status,
      },
    ];
  });
  return [...ofEvents, ...ofBookings].toSorted(
    (a, b) => a.startLocal.localeCompare(b.startLocal) || a.title.localeCompare(b.title),
  );
}

/** Whether a filter shows an entry. */
export function matchesCalendarFilter(item: PlannerItem, filter: CalendarFilter): boolean {
  if (filter === "all") return true;
  if (filter === "bookings") return item.kind === "booking";
  if (filter === "drafts") return item.phase === "draft";
  return item.kind === "event";
}

/** What falls on a day, also as its middle or end. A night that ends before five belongs to its evening. */
export function itemsOn(items: readonly PlannerItem[], day: string): PlannerItem[] {
  return items.filter((item) => item.startLocal.slice(0, 10) <= day && day <= lastDayOf(item));
}

/** What begins on a day or later, or is still going on then. */
export function itemsFrom(items: readonly PlannerItem[], day: string): PlannerItem[] {
  return items.filter((item) => day <= lastDayOf(item));
}

/** The last day an entry is shown on. */
export function lastDayOf({ startLocal, endLocal }: PlannerItem): string {
  const end = dayOf(Date.parse(`${endLocal}Z`) - nightEndsAtHour * 3_600_000 - 1);
  const start = startLocal.slice(0, 10);
  return end < start ? start : end;
}

function dayOf(wallMs: number): string {
  const date = new Date(wallMs);
  return Number.isNaN(date.getTime()) ? "" : date.toISOString().slice(0, 10);
}
