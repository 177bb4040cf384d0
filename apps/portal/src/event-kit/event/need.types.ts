import type { EventRecord } from "@jubilee/core/events/events.types";
import type { ComponentType, ReactNode } from "react";
import type { RowSource } from "./found-row.types.ts";

/** How bad it is: `late` should have been done, `due` waits, `news` is to be known, `open` can wait. */
export type NeedState = "late" | "due" | "news" | "open";

/** Something about an event that waits for its planner. */
export interface Need {
  state: NeedState;
  icon: ReactNode;
  /** What is: "42 have not answered". */
  what: string;
  /** Why now; empty where that is plain. */
  why: string;
  /** The same in full, to be seen on hover: a zone by its name, the reader's own clock. */
  whole?: string;
  /** What is done about it, with its number: "Remind 42". */
  act: string;
  /** Where it is done; otherwise a dialog of the source does it. */
  href?: string;
}

/**
 * What can wait for an event's planner. `<feature>.need.ts` in the area's own folder exports it as
 * `need`; the overview finds it there.
 */
export interface EventNeed extends RowSource<Need> {
  /** Among those as bad, lower comes first; they stand ten apart. */
  order: number;
  Dialog?: ComponentType<{ event: EventRecord; onClose: () => void }>;
}
