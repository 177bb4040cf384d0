import type { ActivityKind, ActivityMaterial } from "./public-schedule.types.ts";

/** `draft`: the team's alone; `published`: in the next version of the schedule. */
export type ActivityStatus = "draft" | "published" | "cancelled";
/** `public`: everybody with the page; `guests`: only by an invitation's link; `team`: nobody outside. */
export type ActivityVisibility = "public" | "guests" | "team";

/** One activity as its planner sees it. */
export interface ActivityRecord {
  id: string;
  eventId: string;
  title: string;
  description: string | null;
  kind: ActivityKind;
  status: ActivityStatus;
  visibility: ActivityVisibility;
  /** Instants, kept from the wall times by the database. */
  startAt: string;
  endAt: string;
  /** Wall times `YYYY-MM-DDTHH:mm` in the event's zone: the truth. */
  startLocal: string;
  endLocal: string;
  room: string | null;
  /** The space of the event's venue that the room names, if any; kept by the database. */
  spaceId: string | null;
  hostName: string | null;
  /** The host on the event's guest list, or in the team; at most one of the two. */
  hostGuestId: string | null;
  hostMemberId: string | null;
  /** Whether guests take a place in it. */
  signUp: boolean;
  /** Whether an invitation asks each of the household about it. */
  asksRsvp: boolean;
  requiresRsvp: boolean;
  /** Most people who may sign up; null means no limit. */
  capacity: number | null;
  /** The ticket that a guest must hold to sign up. */
  ticketTypeId: string | null;
  tags: string[];
  materials: ActivityMaterial[];
}

/** What the planner types. Empty text means none. */
export interface ActivityDraft {
  title: string;
  description: string;
  kind: ActivityKind;
  status: ActivityStatus;
  visibility: ActivityVisibility;
  startLocal: string;
  endLocal: string;
  room: string;
  hostName: string;
  hostGuestId: string | null;
  hostMemberId: string | null;
  signUp: boolean;
  asksRsvp: boolean;
  requiresRsvp: boolean;
  capacity: number | null;
  ticketTypeId: string;
  tags: string[];
  materials: ActivityMaterial[];
}

/** Where a move puts an activity. */
export interface ActivityMove {
  startLocal: string;
  endLocal: string;
  room: string | null;
}

/** What stands in an activity's way. */
export interface ActivityConflict {
  reason: "room" | "host" | "guests" | ScheduleBusy["kind"] | "size";
  /** The other activity, booking or closing; of `size` the space. */
  otherId: string;
  otherTitle: string;
  /** The room, the host, how many guests are in both, or how many people the room takes. */
  what: string;
}

/** A room of the event's venue. */
export interface ScheduleSpace {
  id: string;
  name: string;
  /** The venue's zone, in which bookings are made. */
  timeZone: string;
  /** The most people in any layout; null where nobody said. */
  largestCapacity: number | null;
}

/** A space booked for the event. Wall times in the event's zone. */
export interface ScheduleBooking {
  id: string;
  spaceId: string;
  status: "confirmed" | "hold" | "requested";
  startLocal: string;
  endLocal: string;
}

/** What else takes a space or a host around the event. Wall times in the event's zone. */
export interface ScheduleBusy {
  id: string;
  spaceId: string | null;
  /** The host as this event's list names them. */
  hostGuestId: string | null;
  hostMemberId: string | null;
  kind: "confirmed" | "hold" | "requested" | "blackout" | "activity";
  title: string;
  startLocal: string;
  endLocal: string;
}

/** Somebody who can host: one of the team, a helper with a link, or a guest of the event. */
export interface ActivityHost {
  /** A helper is a host by their name: it is how their link knows what is theirs. */
  kind: "member" | "helper" | "guest";
  id: string;
  name: string;
  /** The role in the team, or the guest's e-mail address. */
  detail: string | null;
}

/** How many guests two activities have in common. */
export interface SharedGuests {
  a: string;
  b: string;
  guests: number;
}

export type ScheduleChangeKind =
  | "added"
  | "removed"
  | "cancelled"
  | "reopened"
  | "moved"
  | "room"
  | "host"
  | "title"
  | "details";

interface ChangeSide {
  title: string;
  startAt: string;
  endAt: string;
  room: string | null;
}

/** What a version changes about one activity. */
export interface ScheduleChange {
  id: string;
  title: string;
  what: ScheduleChangeKind[];
  /** Null for what was added. */
  before: ChangeSide | null;
  /** Null for what was removed. */
  after: ChangeSide | null;
}

/** Answer of `get_schedule_desk`: what the planner's schedule needs beside the activities. */
export interface ScheduleDesk {
  /** By the id of the activity. */
  counts: Record<string, { going: number; waiting: number }>;
  sharedGuests: SharedGuests[];
  spaces: ScheduleSpace[];
  busy: ScheduleBusy[];
  bookings: ScheduleBooking[];
  /** What guests see; null before the first. */
  version: { number: number; releasedAt: string; notes: string | null } | null;
  /** What differs from it now. */
  changes: ScheduleChange[];
}

/** One line of `list_schedule_versions`. */
export interface ScheduleVersion {
  number: number;
  releasedAt: string;
  notes: string | null;
  changes: ScheduleChange[];
}

/** Answer of `publish_schedule`. */
export interface PublishedSchedule {
  number: number;
  releasedAt: string;
  notes: string | null;
  /** How many guests get a mail about the changes. */
  told: number;
}

/** One line of `get_activity_people`. */
export interface ActivityPerson {
  id: string;
  eventGuestId: string;
  name: string;
  email: string | null;
  status: "going" | "waiting";
  /** Places taken or waited for: the guest and whom they bring. */
  people: number;
  /** Their names, where not everybody of the party comes. */
  who: string[] | null;
  signedUpAt: string;
}
