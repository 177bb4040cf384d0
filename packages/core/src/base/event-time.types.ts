/**
 * A time as it was said: a day of its own, a moment by the event's clock, or one told from the event.
 * What is told from the event is kept so, and moves with it. `private.is_event_time` says the same.
 */
export type EventTime = EventDay | EventMoment | RelativeTime;

export interface EventDay {
  kind: "day";
  /** `YYYY-MM-DD` */
  day: string;
}

export interface EventMoment {
  kind: "moment";
  /** `YYYY-MM-DDTHH:mm` */
  at: string;
}

/** Days or minutes, below 0 before it; one of the two. */
export interface RelativeTime {
  kind: "relative";
  from: "start" | "end" | "activity";
  /** With `from: "activity"`, and only there: told from when it begins. */
  activityId?: string;
  days?: number;
  minutes?: number;
  /** `HH:mm`, with days; without it the whole day is meant. */
  at?: string;
}

/** What a relative time is told from: wall times of the event, and of its activities. */
export interface TimeOrigins {
  startLocal: string;
  endLocal: string;
  /** When an activity begins; null where there is none. */
  activityStart?: (id: string) => string | null;
}
