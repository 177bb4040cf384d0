import type { TypingPlace } from "./typed-times.types.ts";

/** What a field asks for: a day, a clock, or both. */
export type TypedKind = "date" | "time" | "date-time";

export interface FieldPlace extends TypingPlace {
  kind: TypedKind;
  /** What the field has by now, or its part: its day holds where a clock alone is typed, and its clock where a day is. */
  known: string;
}

/** What is not to be read: nothing in it, a day without its clock, a clock without its day, or more than is asked. */
export type Unread = "nothing" | "clock" | "day" | "more";

/** `YYYY-MM-DD`, `HH:mm` or `YYYY-MM-DDTHH:mm` as the field's kind has it; or what is missing, and the part that was read. */
export type FieldReading =
  | { value: string; isOtherWeekday: boolean }
  | { unread: Unread; part: string; isOtherWeekday?: true };
