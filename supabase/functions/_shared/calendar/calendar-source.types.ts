import type { CalendarEntry } from "@jubilee/core/schedule/calendar.types";

/** Answer of `get_calendar_source`. */
export interface CalendarSource extends CalendarEntry {
  /** Stays the same for ever. */
  uid: string;
  /** Rises when time, place or status change. */
  sequence: number;
  status: "published" | "cancelled" | "ended";
  /** The event's page, absolute. */
  pageUrl: string | null;
  /** Who gives it; left out for parts of an event. */
  hostNames?: readonly string[];
  updatedAt: string;
}

/** Answer of `get_calendar_feed`. */
export interface CalendarFeedSource {
  /** The calendar's name in the programs that show it. */
  name: string;
  events: CalendarSource[];
}
