import type { EventPhase } from "../events/events.types.ts";

/** How much of the calendar is seen at once. */
export type CalendarView = "month" | "week" | "day" | "agenda";

/** One entry of the planner's calendar, on the clocks of its own place. */
export interface PlannerItem {
  /** Unique over all kinds. */
  key: string;
  kind: "event" | "activity" | "booking" | "task";
  id: string;
  /** Whose rights say who may move it; null for what is of the whole account. */
  eventId: string | null;
  title: string;
  place: string | null;
  /** Of an activity; null for none. */
  room: string | null;
  /** Wall times `YYYY-MM-DDTHH:mm` in `timeZone`. */
  startLocal: string;
  endLocal: string;
  timeZone: string;
  phase: EventPhase | "scheduled" | "hold" | "requested" | "confirmed" | "due" | "late" | "done";
}

/** Which entries are shown. */
export type CalendarFilter = "all" | "events" | "activities" | "drafts" | "bookings" | "tasks";

/** One activity of any of the account's events. */
export interface CalendarActivity {
  id: string;
  eventId: string;
  eventName: string;
  title: string;
  room: string | null;
  /** Cancelled also when its event is. */
  status: "draft" | "published" | "cancelled";
  /** Wall times in the event's zone. */
  startLocal: string;
  endLocal: string;
  timeZone: string;
}

/** Which activities are asked for: those that begin from one instant to before another. */
export interface CalendarSpan {
  from: string;
  to: string;
}

export interface ActivityCursor {
  start: string;
  id: string;
}
