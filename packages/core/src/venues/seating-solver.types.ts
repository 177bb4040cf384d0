import type { SeatingPerson, SeatMove } from "./seating.types.ts";

/** A way to seat everybody who has no seat yet. Who sits already stays. */
export interface SeatingProposal {
  moves: SeatMove[];
  /** Who could not be seated without breaking a rule, and why. */
  unseated: { people: SeatingPerson[]; why: string }[];
  /** Rules that cannot be kept by any plan, in sentences. */
  impossible: string[];
  /** Wishes that were not met, in sentences: households apart, scattered groups, people alone. */
  misses: string[];
}
