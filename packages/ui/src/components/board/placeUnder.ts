import type { Point } from "../drag/drag.types.ts";
import type { BoardPlace } from "./board.types.ts";

/** How a card was taken: where in it, and how large it is. */
export interface Taken {
  offset: Point;
  widthPx: number;
  heightPx: number;
}

export function takenAt(target: HTMLElement, from: Point): Taken {
  const card = target.closest("[data-card]") ?? target;
  const { left, top, width, height } = card.getBoundingClientRect();
  return { offset: { x: left - from.x, y: top - from.y }, widthPx: width, heightPx: height };
}

/** The place under a point: the column it is over, and above the first card whose middle is below it. */
export function placeUnder(board: HTMLElement | null, { x, y }: Point): BoardPlace | null {
  const columns = [...(board?.querySelectorAll<HTMLElement>("[data-column]") ?? [])];
  const over = columns.find((column) => {
    const { left, right } = column.getBoundingClientRect();
    return x >= left && x <= right;
  });
  const column = over?.dataset["column"];
  if (!over || column === undefined) return null;
  let index = 0;
  for (const card of over.querySelectorAll<HTMLElement>("[data-among]")) {
    const { top, height } = card.getBoundingClientRect();
    const among = Number(card.dataset["among"]);
    if (y < top + height / 2) return { column, index: among };
    index = among + 1;
  }
  return { column, index };
}
