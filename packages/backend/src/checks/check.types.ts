/** What one look at an installation found. */
export interface Finding {
  /** What was looked at, in a word. */
  about: string;
  state: "ok" | "note" | "wrong";
  /** One sentence; where something is wrong, with the way out. */
  says: string;
}
