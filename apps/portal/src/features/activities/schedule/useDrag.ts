import type { ActivityMove, ActivityRecord } from "@jubilee/core/activities/types";
import { useRef, useState, type PointerEvent } from "react";
import { shifted, stepMinutes } from "./grid.rules.ts";
import { stepPx } from "./Grid.css.ts";

/** Below this a pointer's way is a click. */
const clickPx = 5;

interface Drag {
  activity: ActivityRecord;
  fromX: number;
  fromY: number;
  columnPx: number;
}

export interface Dragged {
  id: string;
  move: ActivityMove;
}

/** Drags an activity by quarters of an hour and rooms; let go, it is moved. Escape lets it be. */
export function useDrag(
  rooms: readonly (string | null)[],
  onMove: (activity: ActivityRecord, move: ActivityMove) => void,
) {
  const drag = useRef<Drag | null>(null);
  const wasDragged = useRef(false);
  const [dragged, setDragged] = useState<Dragged | null>(null);

  const stop = () => {
    drag.current = null;
    setDragged(null);
  };
  return {
    dragged,
    /** Whether the click that follows belongs to a drag. */
    tookPlace: () => wasDragged.current,
    handlersOf: (activity: ActivityRecord) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        wasDragged.current = false;
        if (event.button !== 0 || activity.status === "cancelled") return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const columnPx = event.currentTarget.parentElement?.offsetWidth ?? 1;
        drag.current = { activity, fromX: event.clientX, fromY: event.clientY, columnPx };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const held = drag.current;
        if (!held) return;
        const [x, y] = [event.clientX - held.fromX, event.clientY - held.fromY];
        if (!wasDragged.current && Math.hypot(x, y) < clickPx) return;
        wasDragged.current = true;
        const towards = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
        const move = shifted(
          activity,
          {
            minutes: Math.round(y / stepPx) * stepMinutes,
            rooms: towards * Math.round(x / held.columnPx),
          },
          rooms,
        );
        if (move) setDragged({ id: activity.id, move });
      },
      onPointerUp: () => {
        if (dragged && wasDragged.current) {
          const { move } = dragged;
          const stays = move.startLocal === activity.startLocal && move.room === activity.room;
          if (!stays) onMove(activity, move);
        }
        stop();
      },
      onPointerCancel: stop,
      onLostPointerCapture: stop,
    }),
    stop,
  };
}
