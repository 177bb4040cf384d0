import type { EventNeed, Need, NeedState } from "./need.types.ts";
import type { FoundRow } from "./useRows.ts";

/** More would be a list of tasks. */
export const needsAtMost = 4;

const rank: Record<NeedState, number> = { late: 0, due: 1, news: 2, open: 3 };

/** The worst first; among those as bad as they come. */
export function worstFirst(
  rows: readonly FoundRow<EventNeed, Need>[],
): readonly FoundRow<EventNeed, Need>[] {
  return rows
    .toSorted((one, other) => rank[one.row.state] - rank[other.row.state])
    .slice(0, needsAtMost);
}
