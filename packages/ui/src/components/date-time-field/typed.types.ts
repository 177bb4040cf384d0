export type DateKind = "date" | "time" | "date-time";

/** Where something is typed: what is left out of it is understood from here. */
export interface TypedPlace {
  kind: DateKind;
  /** What the field has, or its part: a day holds where a clock alone is typed. */
  known: string;
  locale: string;
  /** `YYYY-MM-DD` */
  today: string;
}

/** `2027-06-12`, `18:30` or `2027-06-12T18:30`; or what is missing in it, and the part that was read. */
export type TypedReading =
  | { value: string; isOtherWeekday: boolean }
  | { unread: "nothing" | "clock" | "day" | "more"; part: string };

/** Reads what is typed as people write it: `fri 7pm`, `14.6. 19:30`. */
export type ReadTyped = (typed: string, place: TypedPlace) => TypedReading;

/** From when and until when, and why: "The event begins then." */
export interface DateLimits {
  min?: string | undefined;
  max?: string | undefined;
  limitReason?: string | undefined;
}
