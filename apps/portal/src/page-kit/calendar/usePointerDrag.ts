import { useRef, useState, type PointerEvent } from "react";

/** Below this a pointer's way is a click. */
const clickPx = 5;

/** How far something was dragged: whole columns and rows, forward in the direction of reading. */
export interface GridSteps {
  columns: number;
  rows: number;
}

interface Held<Thing> {
  thing: Thing;
  fromX: number;
  fromY: number;
  columnPx: number;
}

export interface PointerDrag<Thing> {
  /** The height of a row. */
  rowPx: number;
  /** Whether a finger drags, too; without, it scrolls. */
  byTouch: boolean;
  onDrop: (thing: Thing, by: GridSteps) => void;
}

/**
 * Drags things over a grid by whole columns (the element with `data-column` around it is one wide)
 * and rows. A way below five pixels is a click; Escape, or a pointer that is lost, lets all be.
 */
export function usePointerDrag<Thing>({ rowPx, byTouch, onDrop }: PointerDrag<Thing>) {
  const held = useRef<Held<Thing> | null>(null);
  const wasDragged = useRef(false);
  const [dragged, setDragged] = useState<{ thing: Thing; by: GridSteps } | null>(null);
  const stop = () => {
    held.current = null;
    setDragged(null);
  };
  return {
    dragged,
    /** Whether the click that follows belongs to a drag. */
    tookPlace: () => wasDragged.current,
    stop,
    handlersOf: (thing: Thing, isMovable: boolean) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        wasDragged.current = false;
        if (event.button !== 0 || !isMovable) return;
        if (event.pointerType === "touch" && !byTouch) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const column = event.currentTarget.closest<HTMLElement>("[data-column]");
        const columnPx = column?.offsetWidth || 1;
        held.current = { thing, fromX: event.clientX, fromY: event.clientY, columnPx };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const start = held.current;
        if (!start) return;
        const [x, y] = [event.clientX - start.fromX, event.clientY - start.fromY];
        if (!wasDragged.current && Math.hypot(x, y) < clickPx) return;
        wasDragged.current = true;
        const forward = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
        const columns = forward * Math.round(x / start.columnPx);
        setDragged({ thing, by: { columns, rows: Math.round(y / rowPx) } });
      },
      onPointerUp: () => {
        if (dragged && wasDragged.current) {
          const { columns, rows } = dragged.by;
          if (columns !== 0 || rows !== 0) onDrop(dragged.thing, dragged.by);
        }
        stop();
      },
      onPointerCancel: stop,
      onLostPointerCapture: stop,
    }),
  };
}
