import { expect, it } from "vitest";
import { moved } from "./lists.rules.ts";

it("puts a list into another order, and leaves the ends alone", () => {
  expect(moved(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
  expect(moved(["a", "b"], 1, 2)).toEqual(["a", "b"]);
  expect(moved(["a", "b"], 0, -1)).toEqual(["a", "b"]);
  expect(moved(["a", "b"], 5, 0)).toEqual(["a", "b"]);
});
