import { expect, it } from "vitest";
import { move } from "./order.rules.ts";

it.each([
  [0, 1, ["b", "a", "c"]],
  [2, -1, ["a", "c", "b"]],
  [0, -1, ["a", "b", "c"]],
  [2, 1, ["a", "b", "c"]],
  [7, -1, ["a", "b", "c"]],
])("moving the item at %i by %i", (at, by, expected) => {
  expect(move(["a", "b", "c"], at, by)).toEqual(expected);
});
