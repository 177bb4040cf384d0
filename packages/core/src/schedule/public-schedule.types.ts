/**
 * What strangers and guests see of an event's schedule: JSON of the token functions (SQL) and of the
 * `embed` function's `schedule/:token`. Units: instants as ISO 8601; wall times `YYYY-MM-DDTHH:mm`
 * in the event's zone. Source: specification area F04.
 */
import type { PublicEvent } from "../sharing/public-event.types.ts";

export type ActivityKind =
  | "session"
  | "talk"
  | "workshop"
  | "ceremony"
  | "meal"
  | "social"
  | "performance"
  | "sport"
  | "tour"
  | "other";

/** A link for those who come: slides, a menu, a map. */
export interface ActivityMaterial {
  label: string;
  /** An http or https address. */
  url: string;
}

/** An activity as a version of the schedule keeps it. */
export interface ScheduleEntry {
  id: string;
  title: string;
  description: string | null;
  kind: ActivityKind;
  cancelled: boolean;
  startAt: string;
  endAt: string;
  startLocal: string;
  endLocal: string;
  room: string | null;
  hostName: string | null;
  tags: string[];
  materials: ActivityMaterial[];
}

/** An entry with its living figures and, by a personal link, one's own place. */
export interface PublicActivity extends ScheduleEntry {
  /** Whether places are given now. */
  signUp: boolean;
  requiresRsvp: boolean;
  /** The ticket one must hold to sign up. */
  ticketName: string | null;
  capacity: number | null;
  placesLeft: number | null;
  mine: "going" | "waiting" | null;
  /** How many places one has or waits for; before that, how many a sign-up would take: the guest and whom they bring. */
  people: number;
  /** Of one's party, by their places, who does not come to it. */
  absent: number[];
  /** Marked by the guest as their own, without a place. */
  starred: boolean;
  /** 1 for the first in line. */
  position: number | null;
}

/** Somebody whom a guest signs up for: 0 is the guest. */
export interface PartyPlace {
  place: number;
  /** Null while the name of who comes along did not follow. */
  name: string | null;
}

/** Somebody for whom an invitation's link speaks: one of its household. */
export interface ScheduleMember {
  id: string;
  name: string;
}

/** Answer to `GET /functions/v1/embed/schedule/:token`, with `?member=` for another of the household. */
export interface PublicSchedule {
  event: PublicEvent;
  /** Null: nothing was published yet. */
  version: number | null;
  releasedAt: string | null;
  activities: PublicActivity[];
  /** Whose places these are: whose link it is, or who of the household was asked for; null by a share link. */
  guestName: string | null;
  memberId: string | null;
  /** For whom the link speaks, its own guest first; empty by a share link. */
  members: ScheduleMember[];
  /** The guest and whom they bring; empty by a share link. */
  party: PartyPlace[];
  /** The event's page, absolute. */
  pageUrl: string;
  serverTime: string;
}

/** Body of `POST /functions/v1/embed/schedule/:token/sign-up`. */
export interface ActivitySignUp {
  activityId: string;
  /** Needed with a share token; ignored with a personal one. */
  name?: string;
  email?: string;
  /** By an invitation's link: who of the household goes; whose link it is when left out. */
  memberId?: string;
  /** By a personal link: who of the party comes, by their places; all of it when left out. Changes a place one has. */
  who?: number[];
  /** Must stay empty; a filled one is answered politely and dropped. */
  website?: string;
}

export interface SignUpReceipt {
  status: "going" | "waiting";
  position: number | null;
  /** Opens one's own schedule; null for who was on the list before: their link comes by mail. */
  personalToken: string | null;
}

/** Body of `POST /functions/v1/embed/schedule/:personalToken/star`. */
export interface ActivityStar {
  activityId: string;
  starred: boolean;
  memberId?: string;
}

/** Answer to `GET` and `POST /functions/v1/embed/schedule/:personalToken/calendar`. */
export interface GuestCalendar {
  /** Where a calendar program reads, absolute; null while it is off. */
  url: string | null;
  lastUsedAt: string | null;
}

/** What a guest asks of their calendar address: one, another instead of it, or none. */
export type GuestCalendarWish = "open" | "renew" | "stop";
