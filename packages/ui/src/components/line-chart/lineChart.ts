export interface ChartPoint {
  /** Milliseconds of the instant, or any rising number. */
  x: number;
  y: number;
}

/** Round values from 0 to at least the largest, in three or four steps. */
export function axisSteps(largest: number): number[] {
  if (largest <= 0) return [0, 1];
  const rough = largest / 3;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * magnitude).find((size) => size >= rough);
  const size = Math.max(1, Math.ceil(step ?? rough));
  const count = Math.ceil(largest / size);
  return Array.from({ length: count + 1 }, (_, index) => index * size);
}

/** A monotone curve through points in a square of 100, so that no line rises above its data. */
export function smoothPath(points: readonly ChartPoint[]): string {
  const [first, ...rest] = points;
  if (!first) return "";
  let path = `M${first.x.toFixed(2)} ${first.y.toFixed(2)}`;
  let before = first;
  for (const point of rest) {
    const middle = ((before.x + point.x) / 2).toFixed(2);
    path += `C${middle} ${before.y.toFixed(2)} ${middle} ${point.y.toFixed(2)} ${point.x.toFixed(2)} ${point.y.toFixed(2)}`;
    before = point;
  }
  return path;
}

/** Points as parts of 100: x from left to right, y from the top. */
export function toPercent(
  points: readonly ChartPoint[],
  range: { from: number; to: number; top: number },
): ChartPoint[] {
  const width = Math.max(1, range.to - range.from);
  const height = Math.max(1, range.top);
  return points.map(({ x, y }) => ({
    x: ((x - range.from) / width) * 100,
    y: 100 - (y / height) * 100,
  }));
}

/** Moves labels apart that would touch: their heights in percent, at least `least` apart. */
export function spreadLabels(heights: readonly number[], least: number): number[] {
  const order = heights
    .map((height, index) => ({ height, index }))
    .toSorted((a, b) => a.height - b.height);
  let last = Number.NEGATIVE_INFINITY;
  const spread = [...heights];
  for (const { height, index } of order) {
    last = Math.max(height, last + least);
    spread[index] = last;
  }
  return spread;
}
