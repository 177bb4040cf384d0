import type { RefObject } from "react";

/** Takes the focus when keys reach a row. */
export const rowControl = "[data-row-control]";

type Focus = (row: Element | null | undefined) => void;

export interface Reach {
  /** A row that is drawn. */
  rowAt: (index: number) => Element | null | undefined;
  /** Brings a row into sight and gives it to `focus`: at once where it is drawn, else when it is. */
  reach: (index: number, focus: Focus) => void;
}

/** The way of keys to rows, drawn or not. */
export function useReach(
  region: RefObject<HTMLElement | null>,
  show: (index: number) => void,
): Reach {
  const rowAt = (index: number) => region.current?.querySelector(`[data-index="${index}"]`);
  const reach = (index: number, focus: Focus) => {
    show(index);
    const drawn = rowAt(index);
    if (drawn) focus(drawn);
    else requestAnimationFrame(() => requestAnimationFrame(() => focus(rowAt(index))));
  };
  return { rowAt, reach };
}
