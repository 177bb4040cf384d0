import { expect, it } from "vitest";
import { axisSteps, smoothPath, spreadLabels } from "./lineChart.ts";

it.each([
  [138, [0, 50, 100, 150]],
  [25, [0, 10, 20, 30]],
  [3, [0, 1, 2, 3]],
  [0, [0, 1]],
  [2318, [0, 1000, 2000, 3000]],
])("steps up to %d", (largest, steps) => {
  expect(axisSteps(largest)).toEqual(steps);
});

it("keeps labels apart", () => {
  expect(spreadLabels([10, 12, 80], 10)).toEqual([10, 20, 80]);
});

it("draws through every point", () => {
  expect(
    smoothPath([
      { x: 0, y: 100 },
      { x: 100, y: 0 },
    ]),
  ).toBe("M0.00 100.00C50.00 100.00 50.00 0.00 100.00 0.00");
});
