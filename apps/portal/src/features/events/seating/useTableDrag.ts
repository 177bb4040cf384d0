import type { SeatingTable } from "@jubilee/core/seating/types";
import { useRef, useState, type PointerEvent } from "react";
import type { Point } from "./floor.rules.ts";

const pressPx = 6;
/** Tables snap to this many centimetres. */
export const snapCm = 10;

const snapped = (value: number) =>
  Math.min(10000, Math.max(0, Math.round(value / snapCm) * snapCm));

/** Drags tables over the floor; `scale` is pixels for each centimetre. */
export function useTableDrag(scale: number, onMove: (table: SeatingTable, to: Point) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const wasDragged = useRef(false);
  const [dragged, setDragged] = useState<({ id: string } & Point) | null>(null);
  const stop = () => {
    start.current = null;
    setDragged(null);
  };
  return {
    /** Where a table is drawn now. */
    pointOf: ({ id, x, y }: SeatingTable): Point =>
      dragged?.id === id ? { x: dragged.x, y: dragged.y } : { x, y },
    tookPlace: () => wasDragged.current,
    handlersOf: (table: SeatingTable) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        wasDragged.current = false;
        if (event.button !== 0) return;
        start.current = { x: event.clientX, y: event.clientY };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const from = start.current;
        if (!from) return;
        const [x, y] = [event.clientX - from.x, event.clientY - from.y];
        if (!wasDragged.current && Math.hypot(x, y) < pressPx) return;
        wasDragged.current = true;
        setDragged({
          id: table.id,
          x: snapped(table.x + x / scale),
          y: snapped(table.y + y / scale),
        });
      },
      onPointerUp: () => {
        const moved = dragged;
        stop();
        if (moved && (moved.x !== table.x || moved.y !== table.y)) {
          onMove(table, { x: moved.x, y: moved.y });
        }
      },
      onPointerCancel: stop,
      onLostPointerCapture: stop,
    }),
  };
}

export type TableDrag = ReturnType<typeof useTableDrag>;
