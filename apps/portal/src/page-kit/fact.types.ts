import type { FactRow, FeatureFact } from "@jubilee/core/insight/category-facts.types";

/** What one part of a drawing means. */
export type FactTone = "strong" | "good" | "waiting" | "late" | "quiet";

/** A small drawing of a feature's own data, without a word in it. */
export type FactDrawing =
  | { kind: "columns"; values: readonly number[] }
  | { kind: "shares"; parts: readonly { value: number; tone: FactTone }[] }
  | { kind: "days"; values: readonly number[] };

export interface FactWords {
  text: string;
  /** Something waits that should not: said in red. */
  isLate?: boolean;
}

/** What words are made with: the reader's language and the time. */
export interface FactPlace {
  locale: string;
  nowMs: number;
}

/** One line of what is yours. */
export interface FactLine {
  address: string;
  detail: string;
  isLate?: boolean;
  /** The same apart, where there is room for it: what it belongs to, when it is, whether it is the reader's alone. */
  apart?: { of: string | null; when: string; isMine: boolean };
}

/** What an area says of one feature on its category's page: `<name>.fact.ts` exports it as `fact`. */
export interface FactTelling {
  /** Key in the feature catalogue; the SQL function `private.fact_<feature>` answers the figures. */
  feature: string;
  /** The fact in one line; null while there is none, and the feature's next act stands. */
  words: (fact: FeatureFact, place: FactPlace) => FactWords | null;
  /** The page's one button, where this feature may be used. */
  act?: { label: string; address: string };
  /** What to do first, while there is nothing to tell. */
  next?: string;
  drawing?: (fact: FeatureFact) => FactDrawing | null;
  /** What is yours over all events: one line of the page's side. */
  row?: (row: FactRow, place: FactPlace) => FactLine;
}
