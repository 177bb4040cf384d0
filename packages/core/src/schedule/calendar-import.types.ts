/** One entry of a calendar file, as an event it can become. */
export interface CalendarFileEntry {
  /** Unique in the file. */
  key: string;
  name: string;
  description: string;
  /** Wall times `YYYY-MM-DDTHH:mm` in `timeZone`. */
  startLocal: string;
  endLocal: string;
  timeZone: string;
  locationName: string;
  onlineUrl: string;
  /** Of an entry that repeats: its further dates, wall times. */
  furtherStarts: string[];
  /** The rule, where this product writes such rules; null for dates of its own. */
  rule: string | null;
  /** What the planner should know: what was left out or guessed. */
  notes: string[];
  /** Why it cannot become an event; null when it can. */
  problem: string | null;
}

/** What a calendar file holds. */
export interface CalendarFileContent {
  entries: CalendarFileEntry[];
  /** Why nothing can be read at all; null when something can. */
  problem: string | null;
}

/** What became of an entry: the ids of its events, or why there are none. */
export interface ImportedEntry {
  key: string;
  eventIds: string[];
  problem: string | null;
}
