/** One line of pictures, all of one height, from edge to edge. */
export interface PhotoLine {
  /** The first picture of it. */
  from: number;
  height: number;
  widths: readonly number[];
}

interface Room {
  width: number;
  gap: number;
  /** How high a line is meant to be. */
  height: number;
}

/** A panorama and a ticket stub are cut, rather than to squeeze a whole line. */
const mostRatio = 3;
const leastRatio = 0.5;

const inBounds = (ratio: number) => Math.min(mostRatio, Math.max(leastRatio, ratio || 1));

/**
 * Lays pictures out in lines as people lay photographs on a table: sizes are known, so nothing moves
 * when they come. The last line is not stretched.
 */
export function justify(
  sizes: readonly { width: number; height: number }[],
  room: Room,
): PhotoLine[] {
  const { width, gap, height } = room;
  const ratios = sizes.map((size) => inBounds(size.width / size.height));
  const lines: PhotoLine[] = [];
  const heightOf = (count: number, sum: number) => (width - gap * (count - 1)) / sum;
  let from = 0;
  while (from < ratios.length) {
    let to = from;
    let sum = 0;
    let lineHeight = Number.POSITIVE_INFINITY;
    while (to < ratios.length && lineHeight > height) {
      const before = lineHeight;
      const next = sum + (ratios[to] ?? 1);
      lineHeight = heightOf(to - from + 1, next);
      const isBetterWithout =
        to > from && lineHeight < height && before - height < height - lineHeight;
      if (isBetterWithout) {
        lineHeight = before;
        break;
      }
      sum = next;
      to += 1;
    }
    const isLast = to === ratios.length && lineHeight > height;
    const shown = isLast ? height : lineHeight;
    lines.push({
      from,
      height: shown,
      widths: ratios.slice(from, to).map((ratio) => ratio * shown),
    });
    from = to;
  }
  return lines;
}

/** How high lines are on a screen of this width: two or three pictures on a phone, five on a desk. */
export function lineHeightFor(width: number): number {
  return Math.round(Math.min(240, Math.max(112, width / 4)));
}
