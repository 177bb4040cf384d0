/**
 * What can be found. Each area adds its kinds where it says what its functions answer: the SQL
 * function `private.found_<kind>` finds them, `<kind>.found.ts` in the portal names and opens them.
 */
export interface FoundKinds {}

export type FoundKind = keyof FoundKinds;

/** One thing that was found. */
export interface Found {
  id: string;
  title: string | null;
  detail: string | null;
  eventId?: string | null;
  at?: string | null;
  /** A whole day, `YYYY-MM-DD`: it is the same day wherever it is read. */
  day?: string | null;
  timeZone?: string | null;
  state?: string | null;
  /** Of a page: a donation campaign, or a link of an event. */
  page?: "campaign" | "link";
  /** Of a link: what it opens. */
  linkKind?: string;
  totalMinor?: number;
  currency?: string;
}

export interface FoundGroup {
  kind: FoundKind;
  /** How many there are in all. */
  total: number;
  rows: Found[];
}

/** What a search found. */
export interface OwnFound {
  groups: FoundGroup[];
  /** What the words were read as, where nothing has them as they were typed. */
  meant: string | null;
}

/** What is looked for; left out: everything. */
export interface OwnSearch {
  text: string;
  kinds?: FoundKind[];
  eventId?: string;
  /** Rows of each kind, at most 100. */
  size?: number;
}
