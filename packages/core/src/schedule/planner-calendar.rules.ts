import { dayOf, daysAfter, monthsAfter } from "./calendar-days.rules.ts";
import type { Booking } from "../venues/bookings.types.ts";
import { eventPhase } from "../events/events.rules.ts";
import type { EventRecord } from "../events/events.types.ts";
import type {
  CalendarActivity,
  CalendarFilter,
  CalendarView,
  PlannerItem,
} from "./planner-calendar.types.ts";

/** Until this hour a night still belongs to the day before. */
const nightEndsAtHour = 5;
const kindOrder: readonly PlannerItem["kind"][] = ["event", "booking", "activity"];

/** Where one step forward or back leads in a view. */
export function stepOf(day: string, view: CalendarView, direction: 1 | -1): string {
  if (view === "day") return daysAfter(day, direction);
  if (view === "week") return daysAfter(day, 7 * direction);
  return monthsAfter(day, direction);
}

/** Events, activities and bookings as one list in the order of their beginning; what is put away stays out. */
export function plannerItems(
  known: {
    events: readonly EventRecord[];
    activities: readonly CalendarActivity[];
    bookings: readonly Booking[];
  },
  nowMs: number,
): PlannerItem[] {
  const ofEvents = known.events.flatMap((event): PlannerItem[] => {
    const phase = eventPhase(event, nowMs);
    if (phase === "archived") return [];
    const place = event.kind === "online" ? "Online" : (event.locationName ?? event.address);
    return [{ ...timesOf(event), kind: "event", title: event.name, place, room: null, phase }];
  });
  const ofActivities = known.activities.map((activity): PlannerItem => {
    const { title, room, eventName, status } = activity;
    const place = [eventName, room].filter(Boolean).join(", ");
    const phase = status === "published" ? "scheduled" : status;
    return { ...timesOf(activity), kind: "activity", title, place, room, phase };
  });
  const ofBookings = known.bookings.flatMap((booking): PlannerItem[] => {
    const { title, status } = booking;
    if (status !== "hold" && status !== "requested" && status !== "confirmed") return [];
    const place = `${booking.venueName}, ${booking.spaceName}`;
    return [{ ...timesOf(booking), kind: "booking", title, place, room: null, phase: status }];
  });
  return [...ofEvents, ...ofActivities, ...ofBookings]
    .map((item) => ({ ...item, key: `${item.kind} ${item.id}` }))
    .toSorted((a, b) => a.startLocal.localeCompare(b.startLocal) || a.title.localeCompare(b.title));
}

function timesOf(dated: Pick<PlannerItem, "id" | "startLocal" | "endLocal" | "timeZone">) {
  const { id, startLocal, endLocal, timeZone } = dated;
  return { key: "", id, startLocal, endLocal, timeZone };
}

/** What a month's day shows first: events, then bookings, then what fills the events. */
export function byWeight(items: readonly PlannerItem[]): PlannerItem[] {
  return items.toSorted((a, b) => kindOrder.indexOf(a.kind) - kindOrder.indexOf(b.kind));
}

/** Whether a filter shows an entry. */
export function matchesCalendarFilter(item: PlannerItem, filter: CalendarFilter): boolean {
  if (filter === "all") return true;
  if (filter === "bookings") return item.kind === "booking";
  if (filter === "activities") return item.kind === "activity";
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
