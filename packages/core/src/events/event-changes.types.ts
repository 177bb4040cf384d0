import type { EventFacts } from "../talk/event-notices.types.ts";
import type { EventStatus } from "./events.types.ts";

/** Which dates of a series a change is for. */
export type ChangeScope = "this" | "following" | "all";

/** What can move with an event's start. */
export type AlongPart = "activities" | "programme" | "tickets" | "deadline" | "bookings";

/** One thing with a date of its own within an event. */
export type DatedKind =
  | "activity"
  | "deadline"
  | "sale_start"
  | "sale_end"
  | "price_step"
  | "code_end"
  | "booking";

interface DatedThing {
  kind: DatedKind;
  id: string;
  label: string;
}

/** Wall times `YYYY-MM-DDTHH:mm` in the event's zone, of a booking in its venue's. */
export interface MovedThing extends DatedThing {
  before: string;
  after: string;
}

export interface StayingThing extends DatedThing {
  at: string;
  /** A booking that could not move: the space is not free then. */
  isTaken: boolean;
}

/** A published programme whose activities moved with their event. */
export interface ProgrammeMoved {
  /** The version that guests see before. */
  version: number;
  /** How many activities differ from it. */
  changes: number;
}

/** What a change makes of one event. */
export interface DateChange {
  eventId: string;
  isEdited: boolean;
  before: EventFacts;
  after: EventFacts;
  statusBefore: EventStatus;
  statusAfter: EventStatus;
  /** Whether anything of the event itself differs afterwards. */
  changes: boolean;
  /** What this date has of its own and keeps. */
  keeps: ("when" | "name" | "where")[];
  /** What the programme that guests see lacks once its activities moved; null when nothing. */
  programme: ProgrammeMoved | null;
  moves: MovedThing[];
  stays: StayingThing[];
}

/** What is asked for. */
export interface ChangeRequest {
  scope: ChangeScope;
  /** Columns of the event with their new values. */
  patch: Record<string, unknown>;
  along: AlongPart[];
  /** The rule that a series follows afterwards, when its dates move to other days. */
  rule?: string | null;
  /** One mail to everybody whom it concerns. */
  tell?: boolean;
  message?: string;
}

/** Answer of `preview_event_change` and `change_event`. */
export interface EventChange {
  dates: DateChange[];
  /** Dates of the series that are over, put away or called off, and so left alone. */
  left: number;
  /** How many people do not know yet what changed. */
  people: number;
}
