import type { ChartPoint } from "../line-chart/lineChart.ts";

/** Values as points of a square of 100, from the least to the most; what never changes lies in the middle. */
export function sparkPoints(values: readonly number[]): ChartPoint[] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const height = most - least;
  return values.map((value, at) => ({
    x: values.length > 1 ? (at / (values.length - 1)) * 100 : 100,
    y: height === 0 ? 50 : 100 - ((value - least) / height) * 100,
  }));
}
