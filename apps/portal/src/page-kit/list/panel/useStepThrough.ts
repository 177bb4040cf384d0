import { useCallback, type KeyboardEvent } from "react";

/** Here letters have a meaning of their own. */
const takesLetters = "input:not([type=checkbox]), textarea, select, [contenteditable]";

/** The panel of a row, or the sheet that holds it. */
const panels = "[data-list-panel], [role=dialog]:has([data-list-panel])";

/**
 * Whether a letter typed here is meant for the list: the focus is on one of its rows or in its
 * panel. Anywhere else J and K do nothing (WCAG 2.1.4).
 */
const isLists = (target: Element): boolean =>
  !target.matches(takesLetters) && target.closest(`[data-rows], ${panels}`) !== null;

export interface StepThrough {
  /** Where the open one stands, from 1; 0 while it is not listed. */
  at: number;
  total: number;
  previous: (() => void) | null;
  next: (() => void) | null;
  /** For what holds the list and its panel: J is the next, K the one before. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Goes through a list from the panel that shows one of it. */
export function useStepThrough<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
  openId: string | null,
  open: (id: string) => void,
): StepThrough {
  const place = openId === null ? -1 : rows.findIndex((row) => idOf(row) === openId);
  const stepTo = (index: number) => {
    const row = rows[index];
    return row === undefined ? null : () => open(idOf(row));
  };
  const next = stepTo(place + 1);
  const previous = place > 0 ? stepTo(place - 1) : null;
  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      const step = event.key === "j" ? next : event.key === "k" ? previous : null;
      if (isModified || !step || !(event.target instanceof Element) || !isLists(event.target))
        return;
      event.preventDefault();
      step();
    },
    [next, previous],
  );
  return { at: place + 1, total: rows.length, previous, next, onKeyDown };
}
