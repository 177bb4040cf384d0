/** How far apart the copies of an event are. */
export type CopyRhythm = "once" | "daily" | "weekly" | "fortnightly" | "monthly";

/** What the planner chooses to copy an event. */
export interface CopyDraft {
  name: string;
  /** Start of the first copy, wall time `YYYY-MM-DDTHH:mm` in the event's zone. */
  firstStart: string;
  rhythm: CopyRhythm;
  /** How many copies, 1 to 30; `once` makes one. */
  count: number;
  withTickets: boolean;
}
