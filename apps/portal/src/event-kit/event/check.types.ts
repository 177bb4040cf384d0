import type { BehindPlan } from "./behind.types.ts";
import type { RowSource } from "./found-row.types.ts";

/** One line of what is looked at before an event goes out. */
export interface CheckLine {
  /** `open` can wait; `missing` holds it back; `optional` is an offer. */
  state: "done" | "open" | "missing" | "optional";
  words: string;
  /** What comes of it, where the words do not say. */
  why?: string;
  /** Where it is done. */
  href: string;
  /** The link's word. */
  act: string;
}

export type Check = CheckLine | BehindPlan;

/**
 * What an area looks at before an event goes out. `<feature>.check.ts` in the area's own folder
 * exports it as `check`; the overview of a draft finds it there, and what is still open once the
 * event is out waits among its needs.
 */
export interface EventCheck extends RowSource<Check> {
  /** Lower comes first; they stand ten apart. */
  order: number;
}
