import type { SeatingTable } from "@jubilee/core/venues/seating.types";
import { useDrag, type MoveKey } from "@jubilee/ui/drag";
import { directionOf, type Point } from "./floor.rules.ts";

/** Tables snap to this many centimetres. */
const snapCm = 10;
/** Centimetres a table goes by a key. */
export const stepCm = snapCm * 5;

export const inside = (value: number) => Math.min(10000, Math.max(0, value));
const snapped = (value: number) => inside(Math.round(value / snapCm) * snapCm);
const metres = (cm: number) => (cm / 100).toFixed(1);

function stepped({ x, y }: Point, { key }: MoveKey): Point | undefined {
  const direction = directionOf(key);
  if (!direction) return undefined;
  return { x: inside(x + direction.x * stepCm), y: inside(y + direction.y * stepCm) };
}

export interface TableWays {
  onMove: (table: SeatingTable, to: Point) => void;
  /** Opens “Move to…”. */
  onMoveTo: (table: SeatingTable) => void;
}

/** Moves tables over the floor, by hand or by keys; `scale` is pixels for each centimetre. */
export function useTableDrag(scale: number, { onMove, onMoveTo }: TableWays) {
  const drag = useDrag<SeatingTable, Point>({
    idOf: ({ id }) => `table ${id}`,
    nameOf: ({ label }) => label,
    placeOf: ({ x, y }) => ({ x, y }),
    isSame: (one, other) => one.x === other.x && one.y === other.y,
    tell: ({ x, y }) => `${metres(x)} by ${metres(y)} metres`,
    pointTo: (table, _, from) => (at) => ({
      x: snapped(table.x + (at.x - from.x) / scale),
      y: snapped(table.y + (at.y - from.y) / scale),
    }),
    step: stepped,
    onDrop: onMove,
    onMoveTo,
    byTouch: "at-once",
  });
  const { lifted, tookPlace, handlersOf } = drag;
  return {
    drag,
    /** Where a table is drawn now. */
    pointOf: ({ id, x, y }: SeatingTable): Point =>
      lifted?.thing.id === id && lifted.place ? lifted.place : { x, y },
    tookPlace,
    handlersOf,
  };
}

export type TableDrag = ReturnType<typeof useTableDrag>;
