export type BookingStatus =
  | "hold"
  | "requested"
  | "confirmed"
  | "declined"
  | "cancelled"
  | "expired";

/** A space that can be booked, with its venue. */
export interface BookableSpace {
  id: string;
  name: string;
  venueId: string;
  venueName: string;
  timeZone: string;
  largestCapacity: number;
}

/** One booking of a space. */
export interface Booking {
  id: string;
  venueId: string;
  venueName: string;
  spaceId: string;
  spaceName: string;
  timeZone: string;
  /** Instants. */
  startDate: string;
  endDate: string;
  /** Wall times `YYYY-MM-DDTHH:mm` in `timeZone`. */
  startLocal: string;
  endLocal: string;
  status: BookingStatus;
  title: string;
  note: string | null;
  partySize: number | null;
  eventId: string | null;
  eventName: string | null;
  /** Who asked, where it was not the planner. */
  requesterName: string | null;
  requesterEmail: string | null;
  /** Instant at which a hold ends; null for everything else. */
  holdExpiresAt: string | null;
  /** The same for all dates of one recurring booking. */
  seriesId: string | null;
  /** True when a stranger asked through the venue's link. */
  fromLink: boolean;
  decidedReason: string | null;
}

export type RepeatEvery = "none" | "day" | "week" | "month";

/** What the planner types to book a space or to move a booking. */
export interface BookingDraft {
  spaceId: string;
  startLocal: string;
  endLocal: string;
  title: string;
  note: string;
  partySize: number | null;
  eventId: string;
  status: "hold" | "confirmed";
  holdHours: number;
  every: RepeatEvery;
  /** How many dates in all. */
  count: number;
}

export type BookingErrors = Partial<Record<keyof BookingDraft, string>>;

/** Something that stands against a time. What does not block only warns. */
export interface BookingConflict {
  kind: "booking" | "blackout" | "closed";
  blocks: boolean;
  status: BookingStatus | null;
  title: string;
  startDate: string;
  endDate: string;
}

/** One date of a booking that is being made, with what stands against it. */
export interface BookingDate {
  startDate: string;
  endDate: string;
  conflicts: BookingConflict[];
}

/** What was booked, and the instants that were left out because they are taken. */
export interface BookingsMade {
  bookings: Booking[];
  skipped: string[];
}

/** Which spaces are asked for; everything left out does not matter. */
export interface SpaceQuery {
  /** Letters of the venue's name or place, or of the space's name. */
  text?: string;
  venueId?: string;
  spaceId?: string;
  size?: number;
}

/** Where a page of spaces ended. */
export interface SpaceCursor {
  venueName: string;
  venueId: string;
  position: number;
  id: string;
}

/** Where a page of bookings ended. */
export interface BookingCursor {
  start: string;
  id: string;
}

/** Which bookings are asked for; `from` and `to` are instants. */
export interface BookingSpan {
  from: string;
  to: string;
  venueId?: string;
  eventId?: string;
  withEnded?: boolean;
}

/** What a stranger fills in at a venue's link. */
export interface BookingRequest {
  spaceId: string;
  startLocal: string;
  endLocal: string;
  title: string;
  name: string;
  email: string;
  partySize: number | null;
  note: string;
}

export type BookingRequestErrors = Partial<Record<keyof BookingRequest, string>>;
