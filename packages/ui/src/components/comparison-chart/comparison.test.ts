import { expect, it } from "vitest";
import { daySteps, towardsTheDay, valueAt } from "./comparison.ts";

const points = [
  { daysBefore: 60, value: 4 },
  { daysBefore: 30, value: 40 },
  { daysBefore: 0, value: 118 },
];

it.each([
  [61, undefined],
  [60, 4],
  [31, 4],
  [23, 40],
  [0, 118],
])("so many as were known %d days before", (daysBefore, value) => {
  expect(valueAt(points, daysBefore)).toBe(value);
  expect(valueAt(points.toReversed(), daysBefore)).toBe(value);
});

it.each([
  [3, [3, 2, 1, 0]],
  [25, [21, 14, 7, 0]],
  [100, [90, 60, 30, 0]],
  [0, [0]],
])("an axis of %d days", (farthest, steps) => {
  expect(daySteps(farthest)).toEqual(steps);
});

it("time goes on to the right", () => {
  expect(towardsTheDay(points.toReversed()).map(({ x }) => x)).toEqual([-60, -30, -0]);
});
