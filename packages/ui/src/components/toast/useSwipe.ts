import { useRef, useState, type PointerEvent } from "react";

/** Pixels per millisecond from which a short flick counts. */
const flickVelocity = 0.11;

interface Swipe {
  offset: { x: number; y: number };
  swiping: boolean;
  handlers: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
  };
}

interface Start {
  x: number;
  y: number;
  atMs: number;
  axis: "x" | "y" | undefined;
  velocity: number;
}

/** Follows a finger towards the edge the toasts sit at: outwards or downwards. */
export function useSwipe(thresholdPx: number, onSwipe: () => void): Swipe {
  const start = useRef<Start | undefined>(undefined);
  const [offset, setOffset] = useState({ x: 0, y: 0 });
  const rest = () => {
    start.current = undefined;
    setOffset({ x: 0, y: 0 });
  };
  return {
    offset,
    swiping: offset.x !== 0 || offset.y !== 0,
    handlers: {
      onPointerDown: (event) => {
        if (event.button !== 0 || (event.target as Element).closest("button, a")) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = {
          x: event.clientX,
          y: event.clientY,
          atMs: event.timeStamp,
          axis: undefined,
          velocity: 0,
        };
      },
      onPointerMove: (event) => {
        const from = start.current;
        if (!from) return;
        const moved = { x: event.clientX - from.x, y: event.clientY - from.y };
        if (Math.hypot(moved.x, moved.y) > 2)
          from.axis ??= Math.abs(moved.x) > Math.abs(moved.y) ? "x" : "y";
        const outwards = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
        if (from.axis === "x") setOffset({ x: Math.max(0, moved.x * outwards) * outwards, y: 0 });
        if (from.axis === "y") setOffset({ x: 0, y: Math.max(0, moved.y) });
        const along = Math.abs(from.axis === "y" ? moved.y : moved.x);
        from.velocity = along / Math.max(1, event.timeStamp - from.atMs);
      },
      onPointerUp: () => {
        const from = start.current;
        const distance = Math.abs(offset.x) + Math.abs(offset.y);
        const quick = from ? from.velocity > flickVelocity : false;
        if (distance >= thresholdPx || (distance > 0 && quick)) onSwipe();
        rest();
      },
      onPointerCancel: rest,
    },
  };
}
