import type { ActivityMove, ActivityRecord } from "@jubilee/core/schedule/activities.types";
import { stepMinutes } from "../../../../page-kit/calendar/hours.rules.ts";
import { usePointerDrag, type GridSteps } from "../../../../page-kit/calendar/usePointerDrag.ts";
import { stepPx } from "./Grid.css.ts";
import { shifted } from "./grid.rules.ts";

export interface Dragged {
  id: string;
  move: ActivityMove;
}

/** Moves an activity by quarters of an hour and rooms, by hand or by keys; put down, it is moved. */
export function useDrag(
  rooms: readonly (string | null)[],
  onMove: (activity: ActivityRecord, move: ActivityMove) => void,
  tell: (activity: ActivityRecord, move: ActivityMove) => string,
  onMoveTo: ((activity: ActivityRecord) => void) | undefined,
) {
  const moveOf = (activity: ActivityRecord, { columns, rows }: GridSteps) =>
    shifted(activity, { minutes: rows * stepMinutes, rooms: columns }, rooms);
  const { dragged, drag, tookPlace, stop, handlersOf } = usePointerDrag<ActivityRecord>({
    rowPx: stepPx,
    byTouch: "at-once",
    onMoveTo: (activity) => onMoveTo?.(activity),
    onDrop: (activity, by) => {
      const move = moveOf(activity, by);
      if (move) onMove(activity, move);
    },
    keys: {
      idOf: ({ id }) => id,
      nameOf: ({ title }) => title,
      tell: (by, activity) => tell(activity, moveOf(activity, by) ?? activity),
      reaches: (by, activity) => moveOf(activity, by) !== null,
    },
  });
  const move = dragged && moveOf(dragged.thing, dragged.by);
  const shown: Dragged | null = move && { id: dragged.thing.id, move };
  return {
    dragged: shown,
    drag,
    tookPlace,
    stop,
    handlersOf: (activity: ActivityRecord) =>
      handlersOf(activity, onMoveTo !== undefined && activity.status !== "cancelled"),
  };
}
