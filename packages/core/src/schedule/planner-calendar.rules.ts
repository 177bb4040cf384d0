import { hasClock } from "../base/event-time.rules.ts";
import { dayOf, daysAfter, monthsAfter, weekOf, weeksOfMonth } from "./calendar-days.rules.ts";
import type { Booking } from "../venues/bookings.types.ts";
import type { TaskRow } from "../tasks/tasks.types.ts";
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
const kindOrder: readonly PlannerItem["kind"][] = ["event", "booking", "activity", "task"];

/** Where one step forward or back leads in a view. */
export function stepOf(day: string, view: CalendarView, direction: 1 | -1): string {
  if (view === "day") return daysAfter(day, direction);
  if (view === "week") return daysAfter(day, 7 * direction);
  return monthsAfter(day, direction);
}

/** Whether a view of one day shows another one; the list of all shows each. */
export function isInSight(on: string, view: CalendarView, day: string, firstDay: number): boolean {
  if (view === "day") return on === day;
  if (view === "week") return weekOf(day, firstDay).includes(on);
  return view === "agenda" || weeksOfMonth(day, firstDay).flat().includes(on);
}

/** Events, activities, bookings and the tasks that are to be shown as one list in the order of their beginning; what is put away stays out. */
export function plannerItems(
  known: {
    events: readonly EventRecord[];
    activities: readonly CalendarActivity[];
    bookings: readonly Booking[];
    tasks: readonly TaskRow[];
  },
  nowMs: number,
): PlannerItem[] {
  const ofEvents = known.events.flatMap((event): PlannerItem[] => {
    const phase = eventPhase(event, nowMs);
    if (phase === "archived") return [];
    const place = event.kind === "online" ? "Online" : (event.locationName ?? event.address);
    const own = { ...timesOf(event), eventId: event.id, title: event.name };
    return [{ ...own, kind: "event", place, room: null, phase }];
  });
  const ofActivities = known.activities.map((activity): PlannerItem => {
    const { eventId, title, room, eventName, status } = activity;
    const place = [eventName, room].filter(Boolean).join(", ");
    const phase = status === "published" ? "scheduled" : status;
    return { ...timesOf(activity), kind: "activity", eventId, title, place, room, phase };
  });
  const ofBookings = known.bookings.flatMap((booking): PlannerItem[] => {
    const { eventId, title, status } = booking;
    if (status !== "hold" && status !== "requested" && status !== "confirmed") return [];
    const place = `${booking.venueName}, ${booking.spaceName}`;
    const own = { ...timesOf(booking), eventId, title };
    return [{ ...own, kind: "booking", place, room: null, phase: status }];
  });
  const names = new Map(known.events.map(({ id, name }) => [id, name]));
  const ofTasks = known.tasks.flatMap((task) => taskItem(task, names, nowMs));
  return [...ofEvents, ...ofActivities, ...ofBookings, ...ofTasks]
    .map((item) => ({ ...item, key: `${item.kind} ${item.id}` }))
    .toSorted((a, b) =>
      // As they are written: of thousands that is much faster than by the letters of a language.
      a.startLocal < b.startLocal
        ? -1
        : a.startLocal > b.startLocal
          ? 1
          : a.title.localeCompare(b.title),
    );
}

function timesOf(dated: Pick<PlannerItem, "id" | "startLocal" | "endLocal" | "timeZone">) {
  const { id, startLocal, endLocal, timeZone } = dated;
  return { key: "", id, startLocal, endLocal, timeZone };
}

/** How long a moment takes in a grid of hours. */
const momentMs = 30 * 60_000;
const wallOf = (ms: number) => new Date(ms).toISOString().slice(0, 16);

/** A task on the day, or at the moment, on which it is due. */
function taskItem(
  { id, eventId, title, state, due, dueLocal, dueAt, timeZone }: TaskRow,
  eventNames: ReadonlyMap<string, string>,
  nowMs: number,
): PlannerItem[] {
  if (due === null || dueLocal === null) return [];
  const endLocal = hasClock(due)
    ? wallOf(Date.parse(`${dueLocal}Z`) + momentMs)
    : `${dueLocal.slice(0, 10)}T23:59`;
  const open = dueAt !== null && Date.parse(dueAt) <= nowMs ? "late" : "due";
  const place = eventNames.get(eventId ?? "") ?? null;
  return [
    {
      ...timesOf({ id, startLocal: dueLocal, endLocal, timeZone }),
      kind: "task",
      eventId,
      title,
      place,
      room: null,
      phase: state === "done" ? "done" : open,
    },
  ];
}

/** What a month's day shows first: events, then bookings, then what fills the events. */
export function byWeight(items: readonly PlannerItem[]): PlannerItem[] {
  return items.toSorted((a, b) => kindOrder.indexOf(a.kind) - kindOrder.indexOf(b.kind));
}

/** Whether a filter shows an entry. */
export function matchesCalendarFilter(item: PlannerItem, filter: CalendarFilter): boolean {
  if (filter === "all") return true;
  if (filter === "bookings") return item.kind === "booking";
  if (filter === "tasks") return item.kind === "task";
  if (filter === "activities") return item.kind === "activity";
  if (filter === "drafts") return item.phase === "draft";
  return item.kind === "event";
}

/** What falls on a day, also as its middle or end. A night that ends before five belongs to its evening. */
export function itemsOn(items: readonly PlannerItem[], day: string): PlannerItem[] {
  return items.filter((item) => item.startLocal.slice(0, 10) <= day && day <= lastDayOf(item));
}

/** The same of many days of one list: what takes a single day, as most do, is looked up. */
export function itemsByDay(items: readonly PlannerItem[]): (day: string) => PlannerItem[] {
  const places = new Map(items.map((item, place) => [item, place]));
  const isLong = (item: PlannerItem) => item.startLocal.slice(0, 10) !== lastDayOf(item);
  const long = items.filter(isLong);
  const single = Map.groupBy(
    items.filter((item) => !isLong(item)),
    lastDayOf,
  );
  return (day) =>
    [...itemsOn(long, day), ...(single.get(day) ?? [])].toSorted(
      (a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0),
    );
}

/** What begins on a day or later, or is still going on then. */
export function itemsFrom(items: readonly PlannerItem[], day: string): PlannerItem[] {
  return items.filter((item) => day <= lastDayOf(item));
}

const lastDays = new WeakMap<PlannerItem, string>();

/** The last day an entry is shown on; each of a month's days asks, so it is counted once. */
export function lastDayOf(item: PlannerItem): string {
  const known = lastDays.get(item);
  if (known !== undefined) return known;
  const end = dayOf(Date.parse(`${item.endLocal}Z`) - nightEndsAtHour * 3_600_000 - 1);
  const start = item.startLocal.slice(0, 10);
  const last = end < start ? start : end;
  lastDays.set(item, last);
  return last;
}
