import type { SeatingTable, TableShape } from "@jubilee/core/venues/seating.types";
import { describe, expect, it } from "vitest";
import { directionOf, floorOf, nextTable, seatPoint } from "./floor.rules.ts";

const aTable = (shape: TableShape, count: number, x = 500, y = 500, turned = false) => ({
  id: `${x} ${y}`,
  label: "Table",
  shape,
  accessible: false,
  turned,
  x,
  y,
  version: 1,
  seats: Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    held: false,
    person: null,
  })),
});

describe.each<[TableShape, number, boolean]>([
  ["round", 2, false],
  ["round", 9, false],
  ["long", 7, false],
  ["long", 20, true],
  ["row", 12, true],
])("a %s of %i seats", (shape, count, turned) => {
  it("has no seat on another", () => {
    const table = aTable(shape, count, 500, 500, turned);
    const points = table.seats.map(({ number }) => seatPoint(table, number));
    for (const [index, one] of points.entries()) {
      for (const other of points.slice(index + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(54);
      }
    }
  });
});

it("has room for the table that stands furthest out", () => {
  expect(floorOf([]).width).toBe(1800);
  expect(floorOf([aTable("round", 8, 4000, 3000)]).width).toBeGreaterThan(4100);
  expect(floorOf([aTable("round", 8, 4000, 3000)]).height).toBeGreaterThan(3100);
});

it("goes from table to table by arrows", () => {
  const [left, middle, right, below]: [SeatingTable, SeatingTable, SeatingTable, SeatingTable] = [
    aTable("round", 8, 100, 500),
    aTable("round", 8, 500, 500),
    aTable("round", 8, 900, 520),
    aTable("round", 8, 520, 900),
  ];
  const all = [left, middle, right, below];
  const from = (table: SeatingTable, key: string) => {
    const direction = directionOf(key);
    return direction && nextTable(all, table, direction);
  };
  expect(from(middle, "ArrowRight")).toBe(right);
  expect(from(middle, "ArrowLeft")).toBe(left);
  expect(from(middle, "ArrowDown")).toBe(below);
  expect(from(left, "ArrowLeft")).toBeNull();
  expect(directionOf("Enter")).toBeNull();
});
