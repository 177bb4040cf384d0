import { expect, it } from "vitest";
import { moveOf, rowToward } from "./rowMoves.ts";

/** Two groups with their heads: the list begins with one. */
const items = ["head", "row", "row", "head", "row", "row"];
const last = items.length - 1;
const isRow = (index: number) => items[index] === "row";
const goes = (key: string, from: number) => {
  const to = moveOf(key, from, last, 3);
  return to === undefined ? undefined : rowToward(isRow, last, from, to);
};

it("Home comes to the first row, though a group's head stands above it", () => {
  expect(goes("Home", 5)).toBe(1);
  expect(goes("PageUp", 2)).toBe(1);
  expect(goes("ArrowUp", 1)).toBe(1);
});

it("heads of groups are stepped over in the direction of the key", () => {
  expect([goes("ArrowDown", 2), goes("ArrowUp", 4)]).toEqual([4, 2]);
  expect([goes("End", 1), goes("PageDown", 1)]).toEqual([5, 4]);
});
