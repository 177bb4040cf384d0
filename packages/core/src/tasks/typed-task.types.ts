import type { TypingPlace } from "../base/typed-times.types.ts";
import type { TaskRepeat } from "./tasks.types.ts";

/** When something is due or begins, as it was typed into a line. */
export type TypedWhen =
  | { kind: "day"; day: string }
  /** On the wall: `YYYY-MM-DDTHH:mm`. */
  | { kind: "moment"; at: string }
  /** Days before (below 0) or after the event, or an activity of it; `at` is a clock `HH:mm`. */
  | {
      kind: "days";
      from: "start" | "end";
      activityId: string | null;
      days: number;
      at: string | null;
    }
  | { kind: "minutes"; from: "start" | "end"; activityId: string | null; minutes: number };

export type TypedPriority = "low" | "medium" | "high";

/** Somebody or something that a line can name. */
export interface Named {
  id: string;
  name: string;
}

/** What a line is read with. */
export interface TaskLinePlace extends Omit<TypingPlace, "today"> {
  /** Wall time in the event's zone, `YYYY-MM-DDTHH:mm`: where today is, and whether 3 pm is over. */
  now: string;
  /** Null for a task of no event: then nothing is before or after one. */
  eventDay: string | null;
  people: readonly Named[];
  /** Who types: `@me`. */
  me?: string | undefined;
  /** Labels that there are already. */
  labels: readonly string[];
  activities?: readonly Named[] | undefined;
  /** What is left as it stands, because its chip was taken away: “friday”. */
  plain?: readonly string[] | undefined;
}

interface Part {
  /** Where it stands in the text, the end not included. */
  from: number;
  to: number;
}

/** A piece of a line that means something. */
export type TaskLinePart = Part &
  (
    | {
        kind: "due" | "start";
        when: TypedWhen;
        isOtherWeekday: boolean;
        /** It comes again, from then on. */
        repeat?: TaskRepeat;
      }
    /** Nobody is chosen yet where several are called so. */
    | { kind: "owner"; ids: readonly string[] }
    | { kind: "priority"; priority: TypedPriority }
    | { kind: "label"; name: string; isNew: boolean }
  );

/** A line as it is understood, before it is saved. */
export interface TaskLine {
  title: string;
  /** In the order of the text; they do not overlap. */
  parts: TaskLinePart[];
  due: TypedWhen | null;
  start: TypedWhen | null;
  owners: string[];
  priority: TypedPriority | null;
  /** It comes again: each time it is done, so much later. */
  repeat: TaskRepeat | null;
  labels: string[];
  /** A box that was ticked where the line came from. */
  isDone: boolean;
  /** Pieces of the title that look like a day or a clock and could not be read. */
  unread: readonly string[];
}
