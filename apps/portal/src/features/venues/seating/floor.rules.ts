import { footprint } from "@jubilee/core/venues/seating.rules";
import type { SeatingTable } from "@jubilee/core/venues/seating.types";

/** The room that is drawn when nothing stands further out; centimetres. */
const room = { width: 1800, height: 700 };
const aisle = 60;
/** How far seats stand out from a table's edge, to their middle. */
const reach = 34;

export interface Point {
  x: number;
  y: number;
}

/** How far the floor reaches, in centimetres. */
export function floorOf(tables: readonly SeatingTable[]): { width: number; height: number } {
  const sizes = tables.map((table) => {
    const { width, height } = footprint({ ...table, seats: table.seats.length });
    return { right: table.x + width / 2 + aisle, bottom: table.y + height / 2 + aisle };
  });
  return {
    width: Math.max(room.width, ...sizes.map(({ right }) => right)),
    height: Math.max(room.height, ...sizes.map(({ bottom }) => bottom)),
  };
}

/** The table top without its chairs, in centimetres. */
export function topOf(table: SeatingTable): { width: number; height: number } {
  const { width, height } = footprint({ ...table, seats: table.seats.length });
  if (table.shape === "round") return { width: width - 110, height: height - 110 };
  if (table.shape === "row") return { width: 0, height: 0 };
  return table.turned ? { width: 80, height: height - 20 } : { width: width - 20, height: 80 };
}

/** Where a seat is, from the table's middle, in centimetres. */
export function seatPoint(table: SeatingTable, number: number): Point {
  const count = table.seats.length;
  if (table.shape === "round") {
    const radius = topOf(table).width / 2 + reach;
    const angle = ((number - 1) / count) * 2 * Math.PI - Math.PI / 2;
    return { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius };
  }
  const perSide = table.shape === "row" ? count : Math.ceil(count / 2);
  const index = (number - 1) % perSide;
  const along = (index - (perSide - 1) / 2) * 60;
  const side = number <= perSide ? -1 : 1;
  const across = table.shape === "row" ? 0 : side * (40 + reach);
  return table.turned ? { x: across, y: along } : { x: along, y: across };
}

/** A table's room on the floor, chairs and all. */
function boxOf(table: SeatingTable, { x, y }: Point) {
  const { width, height } = footprint({ ...table, seats: table.seats.length });
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

/** Where a table stands right, left, below or above another, the first with room; null where none has. */
export function placeBeside(
  table: SeatingTable,
  other: SeatingTable,
  tables: readonly SeatingTable[],
): Point | null {
  const [own, its] = [boxOf(table, { x: 0, y: 0 }), boxOf(other, other)];
  const candidates: Point[] = [
    { x: its.right + aisle - own.left, y: other.y },
    { x: its.left - aisle - own.right, y: other.y },
    { x: other.x, y: its.bottom + aisle - own.top },
    { x: other.x, y: its.top - aisle - own.bottom },
  ];
  const others = tables.filter(({ id }) => id !== table.id).map((one) => boxOf(one, one));
  const isFree = (at: Point) => {
    const box = boxOf(table, at);
    return (
      box.left >= 0 &&
      box.top >= 0 &&
      others.every(
        (one) =>
          box.right <= one.left ||
          box.left >= one.right ||
          box.bottom <= one.top ||
          box.top >= one.bottom,
      )
    );
  };
  return (
    candidates.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) })).find(isFree) ?? null
  );
}

/** The table that is next in a direction, by the angle first; null at the edge. */
export function nextTable(
  tables: readonly SeatingTable[],
  from: SeatingTable,
  direction: Point,
): SeatingTable | null {
  const reachOf = (table: SeatingTable) => {
    const [x, y] = [table.x - from.x, table.y - from.y];
    const forward = x * direction.x + y * direction.y;
    const aside = Math.abs(x * direction.y) + Math.abs(y * direction.x);
    return forward <= 0 ? Number.POSITIVE_INFINITY : forward + aside * 2;
  };
  const best = tables.reduce<SeatingTable | null>(
    (found, table) =>
      table !== from && reachOf(table) < (found ? reachOf(found) : Number.POSITIVE_INFINITY)
        ? table
        : found,
    null,
  );
  return best;
}

const arrows: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The direction of an arrow key; null for another key. */
export const directionOf = (key: string): Point | null => arrows[key] ?? null;
