import type { SeatingTable } from "@jubilee/core/venues/seating.types";
import { useRef, useState, type PointerEvent } from "react";
import type { Point } from "./floor.rules.ts";

const pressPx = 6;
/** Tables snap to this many centimetres. */
export const snapCm = 10;

const snapped = (value: number) =>
  Math.min(10000, Math.max(0, Math.round(value / snapCm) * snapCm));

/** Drags tables over the floor; `scale` is pixels for each centimetre. */
export function useTableDrag(scale: number, onMove: (table: SeatingTable, to: Point) => void) {
  const start = useRef<Point | null>(null);
  const wasDragged = useRef(false);
  const [dragged, setDragged] = useState<({ id: string } & Point) | null>(null);
  const stop = () => {
    start.current = null;
    setDragged(null);
  };
  /** Where the pointer has taken a table that it was put down on at the start. */
  const placeOf = (table: SeatingTable, event: PointerEvent, from: Point): Point => ({
    x: snapped(table.x + (event.clientX - from.x) / scale),
    y: snapped(table.y + (event.clientY - from.y) / scale),
  });
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
        const way = Math.hypot(event.clientX - from.x, event.clientY - from.y);
        if (!wasDragged.current && way < pressPx) return;
        wasDragged.current = true;
        setDragged({ id: table.id, ...placeOf(table, event, from) });
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const to = start.current && wasDragged.current && placeOf(table, event, start.current);
        stop();
        if (to && (to.x !== table.x || to.y !== table.y)) onMove(table, to);
      },
      onPointerCancel: stop,
      onLostPointerCapture: stop,
    }),
  };
}

export type TableDrag = ReturnType<typeof useTableDrag>;
