import type { Point } from "./drag.types.ts";

/** How long a finger rests before it drags; one that leaves its place before scrolls. */
const restMs = 400;
const restPx = 10;

export interface Resting {
  /** Ends it once the finger has left its place before it has rested. */
  leave: (at: Point) => void;
  end: () => void;
}

/**
 * Calls back once a finger has rested on an element. From then on the page does not scroll under it
 * and no menu opens, until `end`.
 */
export function restOn(target: HTMLElement, from: Point, onRested: () => void): Resting {
  let hasRested = false;
  const timer = setTimeout(() => {
    hasRested = true;
    // Whatever stands under the finger by then is not what it pressed.
    target.addEventListener("touchend", (event) => event.preventDefault(), { once: true });
    onRested();
  }, restMs);
  const hold = (event: Event) => {
    if (hasRested) event.preventDefault();
  };
  // It stands before the finger moves: only then may a browser be kept from scrolling later.
  target.addEventListener("touchmove", hold, { passive: false });
  target.addEventListener("contextmenu", hold);
  const end = () => {
    clearTimeout(timer);
    target.removeEventListener("touchmove", hold);
    target.removeEventListener("contextmenu", hold);
  };
  return {
    leave: (at) => {
      if (!hasRested && Math.hypot(at.x - from.x, at.y - from.y) > restPx) end();
    },
    end,
  };
}
