export interface Arc {
  /** Where it begins, in hundredths of the ring. */
  start: number;
  /** How far it reaches, the gap before its neighbour taken off. */
  length: number;
}

/** Hundredths of the ring that stay empty between neighbours. */
const gap = 1;

/** Values as parts of a ring of 100; a part too small to be seen keeps a sliver. */
export function arcsOf(values: readonly number[]): Arc[] {
  const seen = values.map((value) => Math.max(0, value));
  const sum = seen.reduce((before, value) => before + value, 0);
  if (sum === 0) return seen.map(() => ({ start: 0, length: 0 }));
  const isAlone = seen.filter((value) => value > 0).length === 1;
  let start = 0;
  return seen.map((value) => {
    const share = (value / sum) * 100;
    const arc = { start, length: value === 0 || isAlone ? share : Math.max(0.4, share - gap) };
    start += share;
    return arc;
  });
}
