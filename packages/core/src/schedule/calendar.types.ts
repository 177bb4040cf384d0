import type { WholeDays } from "../base/time.types.ts";

/** What a calendar entry needs; `PublicEvent` has it all. */
export interface CalendarEntry {
  name: string;
  description: string | null;
  /** Instants, ISO 8601. */
  startDate: string;
  endDate: string;
  /** IANA zone. */
  timeZone: string;
  locationName: string | null;
  address: string | null;
  onlineUrl: string | null;
}

/** Addresses that open a filled-in entry in the calendars people use. */
export interface CalendarLinks {
  google: string;
  outlook: string;
  office365: string;
  yahoo: string;
}

/** The days that an entry takes. */
export interface CalendarDays extends WholeDays {
  /** The day after the last one, where calendar files end. */
  after: string;
}

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
