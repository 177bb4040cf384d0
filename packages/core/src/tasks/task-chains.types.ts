/** A task as one that waits for others; days `YYYY-MM-DD`, both included. */
export interface ChainTask {
  id: string;
  /** Without one it is due on a day and takes none. */
  start: string | null;
  /** Null for what has no day yet: it is moved by nothing. */
  end: string | null;
  /** The ids of those that it waits for. */
  after: readonly string[];
  isDone: boolean;
  /** It hangs on a clock, such as an appointment: others do not push it. */
  isFixed: boolean;
}

export interface ChainSpan {
  start: string | null;
  end: string;
}

/** Why something that waits stays where it is though it would have to go along. */
export type StuckWhy = "fixed" | "event";

export interface StuckTask {
  id: string;
  why: StuckWhy;
  /** When it would end if it went along. */
  end: string;
}

/** What a move does to what waits. */
export interface ChainMove {
  /** Where the moved ones and those that go along stand afterwards, in the order of the chain. */
  moved: ReadonlyMap<string, ChainSpan>;
  /** Of these, those that go along, with the days that each moves. */
  followers: readonly { id: string; days: number }[];
  /** What waits, directly, for something that moves, and needs not move itself. */
  stays: readonly string[];
  stuck: readonly StuckTask[];
  /** Of the moved ones, those that begin now before what they wait for is done. */
  early: readonly { id: string; before: string }[];
}
