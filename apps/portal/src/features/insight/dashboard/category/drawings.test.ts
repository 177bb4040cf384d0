import { expect, it } from "vitest";
import { columnsOf, daysOf, ringOf } from "./drawings.rules.ts";

it("columns stand on one line, the highest as high as the board, and a nothing is still seen", () => {
  const columns = columnsOf([2, 0, 4]);
  expect(columns.map(({ y, height }) => y + height)).toEqual([64, 64, 64]);
  expect(columns.map(({ height }) => height)).toEqual([32, 3, 64]);
  expect(columns.map(({ isMost }) => isMost)).toEqual([false, false, true]);
});

it("nothing at all draws no columns", () => {
  expect(columnsOf([0, 0])).toEqual([]);
  expect(columnsOf([])).toEqual([]);
});

it("many columns still end within the board", () => {
  const last = columnsOf(Array.from({ length: 12 }, () => 1)).at(-1);
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(112);
});

it("four weeks stand in four rows of seven", () => {
  const days = daysOf(Array.from({ length: 28 }, (_, index) => Number(index === 8)));
  expect(new Set(days.map(({ y }) => y)).size).toBe(4);
  expect(new Set(days.map(({ x }) => x)).size).toBe(7);
  expect(days.findIndex(({ isTaken }) => isTaken)).toBe(8);
});

it("a ring is whole, each part begins where the one before ends, and nothing has no part", () => {
  const arcs = ringOf([
    { value: 3, tone: "good" },
    { value: 0, tone: "waiting" },
    { value: 1, tone: "quiet" },
  ]);
  expect(arcs).toEqual([
    { from: 0, share: 75, tone: "good" },
    { from: 75, share: 25, tone: "quiet" },
  ]);
  expect(ringOf([{ value: 0, tone: "good" }])).toEqual([]);
});
