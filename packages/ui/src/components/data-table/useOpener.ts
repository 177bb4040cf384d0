import { useCallback, useLayoutEffect, useRef, type MouseEvent } from "react";
import type { RowChoice } from "./choice.types.ts";
import type { DataOpening } from "./dataTable.types.ts";

export type OpenRow<Row> = (row: Row, id: string, event: MouseEvent) => void;

/**
 * Opens a row by what was said last, or extends the choice to it where Shift is held; always the
 * same function, whoever draws the table anew. A row that is a link leads on by itself.
 */
export function useOpener<Row>(
  opening: DataOpening<Row> | undefined,
  choice: RowChoice | undefined,
): OpenRow<Row> | undefined {
  const latest = useRef({ opening, choice });
  useLayoutEffect(() => {
    latest.current = { opening, choice };
  }, [opening, choice]);
  const open = useCallback<OpenRow<Row>>((row, id, event) => {
    const now = latest.current;
    if (!event.shiftKey || !now.choice) return now.opening?.open?.(row);
    event.preventDefault();
    getSelection()?.removeAllRanges();
    now.choice.extend(id);
  }, []);
  return opening && open;
}
