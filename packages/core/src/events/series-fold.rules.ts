import { filterOfPhase } from "./events.rules.ts";
import type { EventPhase, EventRecord } from "./events.types.ts";

/** An event of a list, as far as folding asks. */
export type FoldedFrom = Pick<EventRecord, "id" | "seriesId"> & { phase: EventPhase };

/** Dates of a series that stand as one row. */
export interface Fold {
  /** The series, and which of its dates: those to come are apart from those that are over. */
  id: string;
  dates: number;
  isOpen: boolean;
}

/**
 * A list in which the dates of a series that are alike (to come, drafts, over) are one row, where the
 * first of them stood; `open` names the folds whose dates stand below them. One date alone is a row
 * like any other.
 */
export function foldSeries<Listed extends FoldedFrom>(
  events: readonly Listed[],
  open: string | null,
): (Listed & { fold?: Fold; isInFold?: true })[] {
  const foldOf = ({ seriesId, phase }: Listed) => seriesId && `${seriesId}.${filterOfPhase(phase)}`;
  const byFold = Map.groupBy(events, foldOf);
  return events.flatMap((event) => {
    const id = foldOf(event);
    const dates = (id && byFold.get(id)) || [event];
    if (!id || dates.length === 1) return [event];
    if (dates[0] !== event) return [];
    const isOpen = open === id;
    const head = { ...event, fold: { id, dates: dates.length, isOpen } };
    return isOpen ? [head, ...dates.map((date) => ({ ...date, isInFold: true as const }))] : [head];
  });
}

/** What a count of events does not say where dates of a series stand in one row. */
export function foldNote(events: readonly FoldedFrom[]): string | null {
  const folded = foldSeries(events, null).flatMap(({ fold }) => fold?.dates ?? []);
  if (folded.length === 0) return null;
  const dates = folded.reduce((sum, some) => sum + some, 0);
  return `${dates} of them in ${folded.length === 1 ? "a series" : `${folded.length} series`}`;
}
