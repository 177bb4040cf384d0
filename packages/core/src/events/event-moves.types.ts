import type { AlongPart } from "./event-changes.types.ts";

/** One thing with a time of its own within an event. */
export type DatedKind =
  | "task"
  | "activity"
  | "booking"
  | "campaign"
  | "announcement"
  | "deadline"
  | "guest_deadlines"
  | "poll_end"
  | "giving_start"
  | "giving_end"
  | "link_end"
  | "gate_end"
  | "sale_start"
  | "sale_end"
  | "price_step"
  | "code_start"
  | "code_end"
  | "travel";

/** What is to become of a thing. */
export type MoveChoice = "moves" | "stays";

/** Wall times `YYYY-MM-DDTHH:mm` on the clocks of `zone`; of a booking its venue's. */
export interface DatedSpan {
  at: string;
  until: string | null;
  zone: string;
}

export interface MoveWarning {
  code:
    | "closed"
    | "blackout"
    | "booking"
    | "old_place"
    | "no_room"
    | "outside"
    | "after_start"
    | "after_end"
    | "too_late"
    | "past";
  /** What is in the way: opening hours, a reason, a room. */
  detail?: string;
}

/** A thing before a move and after it. */
export interface DatedThing {
  kind: DatedKind;
  id: string;
  part: Exclude<AlongPart, "programme"> | "tasks" | "travel";
  /** Null where the reader may not see what it is. Of several things in one their number. */
  label: string | null;
  /** What its time is told from. */
  hangs: "event" | "activity" | "own";
  /** A whole day, without an hour. */
  whole: boolean;
  /** Why it stays whatever is chosen. */
  why: "done" | "past" | "sent" | "guests" | "would_pass" | null;
  /** Whether it can be chosen. */
  isFree: boolean;
  moves: boolean;
  /** Why it cannot move although it should: somebody decides. */
  blocked: "taken" | "order" | null;
  before: DatedSpan;
  after: DatedSpan;
  warnings: MoveWarning[];
}

/** The last move of an event, as long as it can be taken back. */
export interface EventMove {
  id: string;
  madeAt: string;
  undoUntil: string;
  by: string | null;
  isMine: boolean;
  /** How many people were told by mail. */
  told: number;
  dates: number;
  things: number;
  before: { startLocal: string; timeZone: string; place: string | null };
  after: { startLocal: string; timeZone: string; place: string | null };
}

/** Answer of `undo_event_move`. */
export interface MoveUndone {
  /** What was not brought back, and why. */
  left: {
    kind: DatedKind | "event" | "place";
    label: string | null;
    why: "changed" | "gone" | "taken" | "order";
  }[];
  told: number;
}
