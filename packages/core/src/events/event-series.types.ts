import type { EventStatus } from "./events.types.ts";

/** How often a series comes. */
export type SeriesRhythm = "day" | "week" | "month" | "year";

/** Which day of a month: the same date, the same weekday counted from the first, or the last such weekday. */
export type MonthDay = "date" | "weekday" | "last-weekday";

/** ISO 8601: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** What the planner chooses to repeat an event. */
export interface SeriesDraft {
  every: SeriesRhythm;
  /** Every so many days, weeks, months or years, 1 to 99. */
  interval: number;
  /** For weeks: further weekdays besides that of the first date. */
  weekdays: readonly Weekday[];
  /** For months. */
  monthDay: MonthDay;
  ends: "count" | "until";
  /** How many dates with the first, 2 to 100. */
  count: number;
  /** The last day, `YYYY-MM-DD`. */
  until: string;
  /** Ticket types, steps and shared places come along. */
  withTickets: boolean;
}

/** A rule as far as this product writes them: RFC 5545, section 3.3.10. */
export interface SeriesRule {
  every: SeriesRhythm;
  interval: number;
  weekdays: readonly Weekday[];
  /** Date of the month, or null. */
  monthDate: number | null;
  /** The second Sunday is `{nth: 2, weekday: 7}`, the last one `{nth: -1, weekday: 7}`. */
  monthWeekday: { nth: number; weekday: Weekday } | null;
  count: number | null;
  /** The last day, `YYYY-MM-DD`, or null. */
  until: string | null;
}

/** One date that a draft would make, and what its zone's clocks make of it. */
export interface SeriesDate {
  /** Wall time `YYYY-MM-DDTHH:mm`. */
  startLocal: string;
  /** `skipped`: clocks jump over it; `twice`: clocks go back and show it again. */
  occurs: "once" | "twice" | "skipped";
}

/** One event of a series. */
export interface EventDate {
  eventId: string;
  name: string;
  status: EventStatus;
  startDate: string;
  endDate: string;
  startLocal: string;
  endLocal: string;
  timeZone: string;
  /** Only this one was moved, away from what the series meant for it. */
  isMoved: boolean;
}

/** Answer of `get_event_series` and `repeat_event`. */
export interface EventSeries {
  id: string;
  /** RRULE; null when the dates follow no rule. */
  rule: string | null;
  timeZone: string;
  dates: EventDate[];
}

/** Dates that were removed, and those that stay because somebody was asked, bought or came. */
export interface RemovedDates {
  removed: string[];
  kept: string[];
}
