import { freeNumbers } from "@jubilee/core/venues/seating.rules";
import type { Seating, SeatPlace } from "@jubilee/core/venues/seating.types";
import { useRef, useState, type PointerEvent } from "react";

/** Below this a pointer's way is a press. */
const pressPx = 6;

export interface Carried {
  person: string;
  x: number;
  y: number;
  /** The seat below the pointer; null beside the plan, `unseat` over those who wait. */
  over: SeatPlace | "unseat" | null;
}

/** What is below a point of the window: a seat, a table's first free seat, the list of who waits. */
function placeAt(x: number, y: number, { tables }: Seating): Carried["over"] {
  const below = document
    .elementFromPoint(x, y)
    ?.closest<HTMLElement>("[data-table], [data-waiting]");
  if (!below) return null;
  const { table: tableId, seat } = below.dataset;
  if (tableId === undefined) return "unseat";
  if (seat !== undefined) return { tableId, number: Number(seat) };
  const table = tables.find(({ id }) => id === tableId);
  const number = table && freeNumbers(table)[0];
  return number === undefined ? null : { tableId, number };
}

/** Carries people over the plan by mouse, pen or finger. Keys and readers use the person's dialog. */
export function useCarry(seating: Seating, onDrop: (person: string, to: SeatPlace | null) => void) {
  const start = useRef<{ person: string; x: number; y: number } | null>(null);
  const wasCarried = useRef(false);
  const [carried, setCarried] = useState<Carried | null>(null);
  const stop = () => {
    start.current = null;
    setCarried(null);
  };
  return {
    carried,
    /** Whether the click that follows belongs to a drag. */
    tookPlace: () => wasCarried.current,
    handlersOf: (person: string) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        wasCarried.current = false;
        if (event.button !== 0 || !seating.mayWrite) return;
        start.current = { person, x: event.clientX, y: event.clientY };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const from = start.current;
        if (!from) return;
        const { clientX: x, clientY: y } = event;
        if (!wasCarried.current && Math.hypot(x - from.x, y - from.y) < pressPx) return;
        wasCarried.current = true;
        setCarried({ person, x, y, over: placeAt(x, y, seating) });
      },
      onPointerUp: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
        // Where it is let go, which a quick hand's last drawn step is not yet.
        const over = start.current && wasCarried.current && placeAt(clientX, clientY, seating);
        stop();
        if (over) onDrop(person, over === "unseat" ? null : over);
      },
      onPointerCancel: stop,
      onLostPointerCapture: stop,
    }),
  };
}

export type Carry = ReturnType<typeof useCarry>;
