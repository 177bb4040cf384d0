/** A wall time `YYYY-MM-DDTHH:mm` in a zone, as an instant. */
export interface ResolvedWallTime {
  /** ISO 8601 in UTC, such as `2026-09-12T22:00:00.000Z`. */
  instant: string;
  /**
   * `once`: the usual case. `skipped`: clocks jumped over it; the instant is as much later as they
   * jumped. `twice`: clocks were set back over it; the instant is the first of the two.
   */
  occurs: "once" | "skipped" | "twice";
}

/** How an event's time reads: in its own zone and, where that differs, in the viewer's. */
export interface EventTimeText {
  /** `Saturday, 12 September 2026, 18:00 – 23:30` */
  event: string;
  /** The event's zone by name: `Eastern Daylight Time`. */
  eventZone: string;
  /** The same span for the viewer, or null when the clocks agree all along. */
  viewer: string | null;
  /** `Berlin` of `Europe/Berlin`, or null as above. */
  viewerPlace: string | null;
}

/** From one wall time to another, `YYYY-MM-DDTHH:mm`. */
export interface WallSpan {
  startLocal: string;
  endLocal: string;
}

/** From one instant to another, on the clocks of an IANA zone. */
export interface ZonedSpan {
  startDate: string;
  endDate: string;
  timeZone: string;
}

/** Days of the calendar, `YYYY-MM-DD`. */
export interface WholeDays {
  first: string;
  last: string;
}
