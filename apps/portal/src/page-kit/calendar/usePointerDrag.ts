import { useEffect, useRef, useState, type PointerEvent } from "react";

/** Below this a pointer's way is a click. */
const clickPx = 5;

/** How long a finger rests before it drags; one that leaves its place before scrolls. */
const restMs = 400;
const restPx = 10;

/** How far something was dragged: whole columns and rows, forward in the direction of reading. */
export interface GridSteps {
  columns: number;
  rows: number;
}

interface Held<Thing> {
  thing: Thing;
  fromX: number;
  fromY: number;
  column: HTMLElement | null;
  /** Where in its column it was taken: 0 at the left edge, 1 at the right one. */
  within: number;
}

export interface PointerDrag<Thing> {
  /** The height of a row. */
  rowPx: number;
  /** What a finger does: it scrolls, it drags at once, or it drags after resting for a moment. */
  byTouch: "never" | "at-once" | "after-rest";
  onDrop: (thing: Thing, by: GridSteps) => void;
}

/**
 * Drags things over a grid by whole columns (the element with `data-column` around it is one,
 * those beside it are the next) and rows. A way below five pixels is a click; Escape, or a pointer that is lost, lets all be.
 * A finger that has rested holds the page still until it lets go.
 */
export function usePointerDrag<Thing>({ rowPx, byTouch, onDrop }: PointerDrag<Thing>) {
  const held = useRef<Held<Thing> | null>(null);
  const wasDragged = useRef(false);
  const [dragged, setDragged] = useState<{ thing: Thing; by: GridSteps } | null>(null);
  const resting = useRef<Resting | null>(null);
  useEffect(() => {
    if (byTouch !== "after-rest") return undefined;
    // It stands before the finger comes: only then may a browser be kept from scrolling later.
    const hold = (event: Event) => {
      if (held.current) event.preventDefault();
    };
    document.addEventListener("touchmove", hold, { passive: false });
    return () => {
      resting.current?.end();
      document.removeEventListener("touchmove", hold);
    };
  }, [byTouch]);
  const stopResting = () => {
    resting.current?.end();
    resting.current = null;
  };
  const stop = () => {
    stopResting();
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
        const { currentTarget: target, pointerId, clientX: fromX, clientY: fromY } = event;
        const take = () => {
          target.setPointerCapture(pointerId);
          const column = target.closest<HTMLElement>("[data-column]");
          held.current = { thing, fromX, fromY, column, within: placeIn(column, fromX) };
        };
        if (event.pointerType !== "touch" || byTouch === "at-once") take();
        else if (byTouch === "after-rest") {
          stopResting();
          resting.current = restOn(target, { fromX, fromY }, () => {
            take();
            wasDragged.current = true;
            setDragged({ thing, by: { columns: 0, rows: 0 } });
          });
        }
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const start = held.current;
        if (!start) {
          const rest = resting.current;
          if (rest && Math.hypot(event.clientX - rest.fromX, event.clientY - rest.fromY) > restPx) {
            stopResting();
          }
          return;
        }
        const [x, y] = [event.clientX - start.fromX, event.clientY - start.fromY];
        if (!wasDragged.current && Math.hypot(x, y) < clickPx) return;
        wasDragged.current = true;
        const forward = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
        const columns = columnsAlong(start, x, forward);
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

function placeIn(column: HTMLElement | null, x: number): number {
  const { left = 0, width = 0 } = column?.getBoundingClientRect() ?? {};
  return width > 0 ? (x - left) / width : 0.5;
}

/** How many columns the pointer has entered, each as wide as it stands there; past the last they go on like it. */
function columnsAlong(
  { column, within }: Pick<Held<unknown>, "column" | "within">,
  wayPx: number,
  forward: 1 | -1,
): number {
  const sign = wayPx < 0 ? -forward : forward;
  let [here, px, steps] = [column, column?.offsetWidth || 1, 0];
  let beyond = Math.abs(wayPx) - px * (wayPx < 0 ? within : 1 - within);
  while (beyond > 0) {
    const beside = sign < 0 ? here?.previousElementSibling : here?.nextElementSibling;
    here = beside instanceof HTMLElement && "column" in beside.dataset ? beside : null;
    px = here?.offsetWidth || px;
    beyond -= px;
    steps += 1;
  }
  return steps === 0 ? 0 : sign * steps;
}

interface Resting {
  fromX: number;
  fromY: number;
  end: () => void;
}

/**
 * Calls back once a finger has rested on an element. From then on the page does not scroll under it
 * and no menu opens, until `end`.
 */
function restOn(
  target: HTMLElement,
  at: Pick<Resting, "fromX" | "fromY">,
  onRested: () => void,
): Resting {
  let hasRested = false;
  const timer = setTimeout(() => {
    hasRested = true;
    onRested();
  }, restMs);
  const hold = (event: Event) => {
    if (hasRested) event.preventDefault();
  };
  target.addEventListener("touchmove", hold, { passive: false });
  target.addEventListener("contextmenu", hold);
  return {
    ...at,
    end: () => {
      clearTimeout(timer);
      target.removeEventListener("touchmove", hold);
      target.removeEventListener("contextmenu", hold);
    },
  };
}
