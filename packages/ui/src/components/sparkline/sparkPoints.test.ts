import { expect, it } from "vitest";
import { sparkPoints } from "./sparkPoints.ts";

it("uses the whole height, whatever the values are", () => {
  expect(sparkPoints([100, 104, 102])).toEqual([
    { x: 0, y: 100 },
    { x: 50, y: 0 },
    { x: 100, y: 50 },
  ]);
});

it("what never changes is a line in the middle, and one value stands at the end", () => {
  expect(sparkPoints([7, 7]).map(({ y }) => y)).toEqual([50, 50]);
  expect(sparkPoints([7])).toEqual([{ x: 100, y: 50 }]);
});
