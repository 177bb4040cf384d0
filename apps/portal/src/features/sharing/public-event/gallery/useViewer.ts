import type { PublicPhoto } from "@jubilee/core/media/gallery.types";
import { useEffect, useRef, useState, type TouchEvent } from "react";

/** So far a finger goes before it means the next one, in pixels. */
const swipePx = 48;

/** Which photo is looked at; its neighbours are fetched before they are asked for. */
export function useViewer(photos: readonly PublicPhoto[], first: number) {
  const [at, setAt] = useState(first);
  const began = useRef<number | null>(null);
  const go = (next: number) => setAt(Math.max(0, Math.min(photos.length - 1, next)));
  useEffect(() => {
    for (const neighbour of [photos[at + 1], photos[at - 1]]) {
      if (neighbour) new Image().src = neighbour.url;
    }
  }, [at, photos]);
  return {
    at,
    go,
    onTouchStart: ({ touches }: TouchEvent) => {
      // Two fingers make it larger.
      began.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
    },
    onTouchEnd: ({ changedTouches, currentTarget }: TouchEvent) => {
      const way = (changedTouches[0]?.clientX ?? 0) - (began.current ?? 0);
      const isSwipe = began.current !== null && Math.abs(way) > swipePx;
      began.current = null;
      if (!isSwipe) return;
      const isOnward = currentTarget.matches(":dir(rtl)") ? way > 0 : way < 0;
      go(at + (isOnward ? 1 : -1));
    },
  };
}
