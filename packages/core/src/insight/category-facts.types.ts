/** Something of one's own that a category shows over all events. */
export interface FactRow {
  id: string;
  title: string;
  detail?: string | null;
  count?: number;
  state?: string;
  at?: string | null;
  timeZone?: string | null;
}

/** What an area tells of one of its features, from the database. */
export interface FeatureFact {
  /** Counts by the names that the area gave them. */
  figures: Readonly<Record<string, number | null>>;
  /** The one that the fact is about. */
  about: { name: string | null; at?: string; timeZone?: string } | null;
  /** To be drawn. */
  series: number[];
  rows: FactRow[];
}

/** The facts of a category by the keys of its features; a feature without one has none. */
export type CategoryFacts = Readonly<Record<string, FeatureFact | null>>;
