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

/** What is said of all that is held, by part; an area adds its own beside its `*.held.ts`. */
export interface HeldCopy {
  person: {
    title: string;
    name: string;
    formerName: string;
    email: string;
    phone: string;
    language: string;
    timeZone: string;
    knownSince: string;
    noMailsSince: string;
    /** What hosts keep in fields of their own, as far as the product knows them. */
    details: Readonly<Record<"city" | "country", string>>;
  };
  travel: { title: string; records: string; alone: (count: number) => string };
}

/**
 * What one area tells a person that is held about them: `<area>/<module>.held.ts` exports it as
 * `held`, beside the SQL function `private.held_…(guest)` that reads it.
 */
export interface HeldByArea<Name extends keyof HeldCopy = keyof HeldCopy> {
  name: Name;
  /** Lower comes first, ten apart. */
  order: number;
  /** In English, which the portal speaks; guests' pages say the same in their languages. */
  copy: HeldCopy[Name];
  facts(held: HeldData, copy: HeldCopy[Name], words: HeldWords): HeldFact[];
}
