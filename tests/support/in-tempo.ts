import { byLot } from "./lot.ts";
import { isLongRun } from "./tempo.ts";

/** One in so many of them, by lot; the long form has them all. */
export function inTempo<Item>(items: readonly Item[], oneIn: number, word: string): Item[] {
  return isLongRun ? [...items] : byLot(items, Math.ceil(items.length / oneIn), word);
}
