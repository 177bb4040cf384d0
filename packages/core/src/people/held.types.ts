import type { HeldData } from "./profiles.types.ts";

/** One line of what is held about a person. */
export interface HeldFact {
  term: string;
  detail: string;
}

/** One group of what is held: a title and its lines. */
export interface HeldPart {
  title: string;
  facts: HeldFact[];
}

/** How a person reads instants and sums. */
export interface HeldWords {
  locale: string;
  day: (instant: string) => string;
}

/**
 * What one area tells a person that is held about them: `<area>/<module>.held.ts` exports it as
 * `held`, beside the SQL function `private.held_…(guest)` that reads it.
 */
export interface HeldByArea {
  title: string;
  /** Lower comes first, ten apart. */
  order: number;
  facts: (held: HeldData, words: HeldWords) => HeldFact[];
}
