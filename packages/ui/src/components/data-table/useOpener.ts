import { useCallback, useLayoutEffect, useRef } from "react";
import type { DataOpening } from "./dataTable.types.ts";

/** Opens a row by what was said last; always the same function, whoever draws the table anew. */
export function useOpener<Row>(
  opening: DataOpening<Row> | undefined,
): ((row: Row) => void) | undefined {
  const latest = useRef(opening);
  useLayoutEffect(() => {
    latest.current = opening;
  }, [opening]);
  const open = useCallback((row: Row) => latest.current?.open(row), []);
  return opening && open;
}
