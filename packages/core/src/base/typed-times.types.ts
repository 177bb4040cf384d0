/** What stands around a typed time: what is left out of it is understood from here. */
export interface TypingPlace {
  /** Whose order of day and month holds, and whose words come first. */
  locale: string;
  /** `YYYY-MM-DD`: a day without its year is the next one from here on. */
  today: string;
  /** Whether `8/5` is the eighth of May; otherwise the locale says. */
  dayFirst?: boolean | undefined;
}

/** A day as it was typed. */
export interface TypedDay {
  /** `YYYY-MM-DD` */
  day: string;
  /** Day and month could be each other: `8/5/2027`. */
  isUncertain: boolean;
  /** A weekday stands beside it that the day is not. */
  isOtherWeekday: boolean;
}

/** A time as it was typed: wall times `YYYY-MM-DDTHH:mm`. */
export interface TypedTime extends TypedDay {
  /** Null for a day without a clock. */
  startLocal: string | null;
  /** Null where none was given; after midnight where it is earlier on the clock than the beginning. */
  endLocal: string | null;
}

/** A day that was found in a text, and the text around it. */
export interface FoundDay {
  year: number | null;
  month: number;
  day: number;
  isUncertain: boolean;
  rest: string;
}
