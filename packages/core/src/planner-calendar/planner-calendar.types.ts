import type { EventPhase } from "../events/events.types.ts";

/** How much of the calendar is seen at once. */
export type CalendarView = "month" | "week" | "day" | "agenda";

/** One entry of the planner's calendar, on the clocks of its own place. */
export interface PlannerItem {
  /** Unique over all kinds. */
  key: string;
  kind: "event" | "booking";
  id: string;
  title: string;
  place: string | null;
  /** Wall times `YYYY-MM-DDTHH:mm` in `timeZone`. */
  startLocal: string;
  endLocal: string;
  timeZone: string;
  phase: EventPhase | "hold" | "requested" | "confirmed";
}

/** Which entries are shown. */
export type CalendarFilter = "all" | "events" | "drafts" | "bookings";
