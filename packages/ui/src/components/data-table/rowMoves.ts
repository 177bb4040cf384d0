const moves: Record<string, (from: number, last: number, page: number) => number> = {
  ArrowDown: (from, last) => Math.min(last, from + 1),
  ArrowUp: (from) => Math.max(0, from - 1),
  Home: () => 0,
  End: (_, last) => last,
  PageDown: (from, last, page) => Math.min(last, from + page),
  PageUp: (from, _, page) => Math.max(0, from - page),
};

/** The row that a key goes to; undefined for other keys. */
export function moveOf(key: string, from: number, last: number, page: number): number | undefined {
  return moves[key]?.(from, last, page);
}

/**
 * The row that a move from one item to another comes to: past the heads of groups in its direction,
 * and back from the end of the list where a head is all that is there.
 */
export function rowToward(
  isRow: (index: number) => boolean,
  last: number,
  from: number,
  to: number,
): number {
  const step = to < from ? -1 : 1;
  let at = to;
  while (at > 0 && at < last && !isRow(at)) at += step;
  while (at >= 0 && at <= last && !isRow(at)) at -= step;
  return at;
}

/** What can be focused in a row, in its order. */
export function controlsOf(row: Element | null | undefined): HTMLElement[] {
  const controls = "button:not(:disabled), a[href], input:not(:disabled)";
  return [...(row?.querySelectorAll<HTMLElement>(controls) ?? [])];
}

/** The step that an arrow key takes within a row, in its own direction of reading. */
export function sideways(key: string, element: Element): -1 | 0 | 1 {
  if (key !== "ArrowLeft" && key !== "ArrowRight") return 0;
  const forward = getComputedStyle(element).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
  return key === forward ? 1 : -1;
}
