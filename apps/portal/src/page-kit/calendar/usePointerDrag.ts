import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent } from "react";

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
  by: GridSteps;
  fromX: number;
  fromY: number;
  columns: Columns;
  forward: 1 | -1;
}

/** The columns as they stood when something was taken: what is dragged makes others broader and narrower. */
interface Columns {
  widthsPx: readonly number[];
  /** The one it was taken in, and where there: 0 at the left edge, 1 at the right one. */
  at: number;
  within: number;
}

type Point = "pointerId" | "clientX" | "clientY";
type PointerEventName = "pointermove" | "pointerup" | "pointercancel" | "lostpointercapture";

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
  const listening = useRef<AbortController | null>(null);
  useEffect(() => () => listening.current?.abort(), []);
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
    listening.current?.abort();
    held.current = null;
    setDragged(null);
  };
  const move = (event: PointerEvent, stage: Element) => {
    const start = held.current;
    if (!start) return;
    const [x, y] = [event.clientX - start.fromX, event.clientY - start.fromY];
    if (!wasDragged.current && Math.hypot(x, y) < clickPx) return;
    // From here on it is no click: one would go to whatever holds the pointer.
    stage.setPointerCapture(event.pointerId);
    wasDragged.current = true;
    const columns = columnsAlong(start.columns, x, start.forward);
    start.by = { columns, rows: Math.round(y / rowPx) };
    setDragged({ thing: start.thing, by: start.by });
  };
  const drop = () => {
    const end = held.current;
    stop();
    if (end && (end.by.columns !== 0 || end.by.rows !== 0)) onDrop(end.thing, end.by);
  };
  /** What is dragged is drawn in another column and may be a new element there: the pointer is heard on the window. */
  const take = (thing: Thing, target: HTMLElement, from: Pick<PointerEvent, Point>) => {
    const { clientX: fromX, clientY: fromY, pointerId } = from;
    const column = target.closest<HTMLElement>("[data-column]");
    const stage = column?.parentElement ?? target;
    const forward = getComputedStyle(target).direction === "rtl" ? -1 : 1;
    const columns = columnsAround(column, fromX);
    held.current = { thing, by: { columns: 0, rows: 0 }, fromX, fromY, columns, forward };
    listening.current?.abort();
    const { signal } = (listening.current = new AbortController());
    const listen = (name: PointerEventName, react: (event: PointerEvent) => void) =>
      addEventListener(name, (event) => event.pointerId === pointerId && react(event), { signal });
    listen("pointermove", (event) => move(event, stage));
    listen("pointerup", drop);
    listen("pointercancel", stop);
    listen("lostpointercapture", (event) => event.target === stage && stop());
  };
  return {
    dragged,
    /** Whether the click that follows belongs to a drag. */
    tookPlace: () => wasDragged.current,
    stop,
    handlersOf: (thing: Thing, isMovable: boolean) => ({
      onPointerDown: (event: ReactPointerEvent<HTMLElement>) => {
        wasDragged.current = false;
        if (event.button !== 0 || !isMovable) return;
        const { currentTarget: target, pointerId, clientX, clientY } = event;
        const from = { pointerId, clientX, clientY };
        if (event.pointerType !== "touch" || byTouch === "at-once") take(thing, target, from);
        else if (byTouch === "after-rest") {
          stopResting();
          resting.current = restOn(target, { fromX: clientX, fromY: clientY }, () => {
            take(thing, target, from);
            wasDragged.current = true;
            setDragged({ thing, by: { columns: 0, rows: 0 } });
          });
        }
      },
      onPointerMove: ({ clientX, clientY }: ReactPointerEvent<HTMLElement>) => {
        const rest = resting.current;
        if (held.current || !rest) return;
        if (Math.hypot(clientX - rest.fromX, clientY - rest.fromY) > restPx) stopResting();
      },
      onPointerUp: stopResting,
      onPointerCancel: stopResting,
    }),
  };
}

function columnsAround(column: HTMLElement | null, x: number): Columns {
  const all = [...(column?.parentElement?.children ?? [])].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && "column" in one.dataset,
  );
  const { left = 0, width = 0 } = column?.getBoundingClientRect() ?? {};
  return {
    widthsPx: all.map((one) => one.offsetWidth || 1),
    at: column ? all.indexOf(column) : 0,
    within: width > 0 ? (x - left) / width : 0.5,
  };
}

/** How many columns the pointer has entered; past the last they go on like it. */
function columnsAlong({ widthsPx, at, within }: Columns, wayPx: number, forward: 1 | -1): number {
  const sign = wayPx < 0 ? -forward : forward;
  let [px, steps] = [widthsPx[at] ?? 1, 0];
  let beyond = Math.abs(wayPx) - px * (wayPx < 0 ? within : 1 - within);
  while (beyond > 0) {
    steps += 1;
    px = widthsPx[at + sign * steps] ?? px;
    beyond -= px;
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
