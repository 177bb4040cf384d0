import type { EventFacts } from "../talk/event-notices.types.ts";
import type { DatedThing, MoveChoice, MoveWarning } from "./event-moves.types.ts";
import type { EventStatus } from "./events.types.ts";

/** Which dates of a series a change is for. */
export type ChangeScope = "this" | "following" | "all";

/** What can move with an event's start. */
export type AlongPart = "activities" | "programme" | "tickets" | "deadline" | "mails" | "bookings";

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
  /** What stands against the event itself where it is afterwards. */
  warnings: MoveWarning[];
  /** What has a time of its own, in the order of the times before. */
  things: DatedThing[];
}

/** What is asked for. */
export interface ChangeRequest {
  scope: ChangeScope;
  /** Columns of the event with their new values. */
  patch: Record<string, unknown>;
  along: AlongPart[];
  /** What was chosen for single things, by `kind:id`. */
  choices?: Record<string, MoveChoice>;
  /** What was looked at, from the preview: refused where it has changed since. */
  basis?: string;
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
  /** Who they are; a person counts once. */
  audiences: Record<"coming" | "invited" | "buyers" | "waiting" | "team", number>;
  /** What it was made from, in short. */
  basis: string;
}
