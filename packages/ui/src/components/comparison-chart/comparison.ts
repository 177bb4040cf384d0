/** One event's way to its day: how much there was so many days before. */
export interface ComparedSeries {
  id: string;
  label: string;
  points: readonly ComparedPoint[];
}

export interface ComparedPoint {
  /** 0 is the day itself, 30 a month before. */
  daysBefore: number;
  value: number;
}

/** What a series had so many days before: the last that was known by then, and nothing before its first. */
export function valueAt(points: readonly ComparedPoint[], daysBefore: number): number | undefined {
  let known: ComparedPoint | undefined;
  for (const point of points) {
    if (point.daysBefore < daysBefore) continue;
    if (!known || point.daysBefore < known.daysBefore) known = point;
  }
  return known?.value;
}

/** Round days of an axis, the farthest first: 90, 60, 30, 0. */
export function daySteps(farthest: number): number[] {
  const size = [1, 2, 7, 14, 30, 60, 90, 180].find((days) => farthest / days <= 4) ?? 365;
  const count = Math.floor(farthest / size);
  return Array.from({ length: count + 1 }, (_, at) => (count - at) * size);
}

/** As a line of a chart, on which days rise towards the day itself. */
export function towardsTheDay(points: readonly ComparedPoint[]) {
  return points
    .map(({ daysBefore, value }) => ({ x: -daysBefore, y: value }))
    .toSorted((one, other) => one.x - other.x);
}
