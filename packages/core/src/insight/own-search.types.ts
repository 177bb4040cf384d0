/** What can be found. */
export type FoundKind =
  | "events"
  | "guests"
  | "activities"
  | "venues"
  | "orders"
  | "pages"
  | "polls";

/** One thing that was found. */
export interface Found {
  id: string;
  title: string | null;
  detail: string | null;
  eventId?: string | null;
  at?: string | null;
  timeZone?: string | null;
  state?: string | null;
  /** Of a page: a donation campaign, or a link of an event. */
  page?: "campaign" | "link";
  totalMinor?: number;
  currency?: string;
}

export interface FoundGroup {
  kind: FoundKind;
  /** How many there are in all. */
  total: number;
  rows: Found[];
}

/** What is looked for; left out: everything. */
export interface OwnSearch {
  text: string;
  kinds?: FoundKind[];
  eventId?: string;
  /** Rows of each kind, at most 100. */
  size?: number;
}
