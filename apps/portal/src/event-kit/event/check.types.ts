import type { RowSource } from "./found-row.types.ts";

/** One line of what is looked at before an event goes out. */
export interface Check {
  /** `open` can wait; `missing` holds it back; `plan` is not for this account. */
  state: "done" | "open" | "missing" | "plan";
  words: string;
  /** What comes of it, where the words do not say. */
  why?: string;
  /** Where it is done. */
  href: string;
  /** The link's word. */
  act: string;
}

/**
 * What an area looks at before an event goes out. `<feature>.check.ts` in the area's own folder
 * exports it as `check`; the overview of a draft finds it there.
 */
export interface EventCheck extends RowSource<Check> {
  /** Lower comes first; they stand ten apart. */
  order: number;
}
