import { useEffect, useState, type RefObject } from "react";

/** The part of a scroller that is seen, and some more around it, in pixels from its beginning. */
export interface Sight {
  top: number;
  bottom: number;
  start: number;
  end: number;
}

/** It is drawn anew only after this much: a scroll within it costs nothing. */
const stepPx = 240;

function sightOf({ scrollTop, scrollLeft, clientWidth, clientHeight }: HTMLElement): Sight {
  const whole = (px: number) => Math.floor(px / stepPx) * stepPx;
  // From the right the way is negative.
  const across = Math.abs(scrollLeft);
  return {
    top: Math.max(0, whole(scrollTop) - stepPx),
    bottom: whole(scrollTop + clientHeight) + 2 * stepPx,
    start: Math.max(0, whole(across) - stepPx),
    end: whole(across + clientWidth) + 2 * stepPx,
  };
}

const isSame = (one: Sight, other: Sight) =>
  one.top === other.top &&
  one.bottom === other.bottom &&
  one.start === other.start &&
  one.end === other.end;

export function useSight(scroller: RefObject<HTMLElement | null>): Sight {
  const [sight, setSight] = useState<Sight>({ top: 0, bottom: 960, start: 0, end: 1440 });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const look = () => {
      const next = sightOf(element);
      setSight((known) => (isSame(known, next) ? known : next));
    };
    look();
    element.addEventListener("scroll", look, { passive: true });
    const watcher = new ResizeObserver(look);
    watcher.observe(element);
    return () => {
      element.removeEventListener("scroll", look);
      watcher.disconnect();
    };
  }, [scroller]);
  return sight;
}
