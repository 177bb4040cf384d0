import type { Point } from "./drag.types.ts";

/** Within this of an edge a scroller goes on, faster the nearer. */
const edgePx = 48;
const mostPx = 14;

function pull(at: number, from: number, to: number): number {
  const room = Math.min(edgePx, (to - from) / 4);
  if (at < from + room) return -mostPx * Math.min(1, (from + room - at) / room);
  if (at > to - room) return mostPx * Math.min(1, (at - to + room) / room);
  return 0;
}

/** Scrolls what lies under a point near its edge, one step; says whether anything moved. */
function scrollUnder({ x, y }: Point): boolean {
  let scroller = document.elementFromPoint?.(x, y)?.closest<HTMLElement>("[data-scrolls]");
  let hasMoved = false;
  while (scroller) {
    const { left, right, top, bottom } = scroller.getBoundingClientRect();
    const before = [scroller.scrollLeft, scroller.scrollTop];
    scroller.scrollBy(pull(x, left, right), pull(y, top, bottom));
    hasMoved ||= scroller.scrollLeft !== before[0] || scroller.scrollTop !== before[1];
    scroller = scroller.parentElement?.closest<HTMLElement>("[data-scrolls]");
  }
  return hasMoved;
}

/** While something is dragged, scrolls the `data-scrolls` elements under the pointer at their edges. */
export function scrollAtEdge(pointer: () => Point, onScrolled: () => void): () => void {
  let frame = requestAnimationFrame(function step() {
    if (scrollUnder(pointer())) onScrolled();
    frame = requestAnimationFrame(step);
  });
  return () => cancelAnimationFrame(frame);
}
