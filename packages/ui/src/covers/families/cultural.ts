import type { Random } from "../random.ts";
import { circle, petals, polygon, rect, repeat, star, type Ink } from "../shapes.ts";
import type { DrawFamily } from "./family.types.ts";

/** Cut tile: eight-pointed stars between small diamonds. */
function tiles(w: number, h: number, random: Random): string {
  const size = h / 3;
  const half = size / 2;
  const [a = 2, b = 3, c = 4, d = 5] = random.shuffle([2, 3, 4, 5, 1]);
  let drawing = rect(0, 0, w, h, 0);
  for (let j = -1; j <= 3; j += 1) {
    for (let i = -1; i <= w / size + 1; i += 1) {
      const [x, y] = [i * size + (w % size) / 2, (j + 0.5) * size];
      const other = (i + j) % 2 !== 0;
      const [outer, inner] = other ? [a, c] : [b, d];
      const q = half * 0.98;
      const eight = (r: number, ink: Ink) =>
        star(x, y, r, { points: 8, notch: 0.765, turn: 0 }, ink);
      drawing +=
        eight(q, outer) +
        eight(q * 0.84, 6) +
        eight(q * 0.76, inner) +
        petals(x, y, { inner: q * 0.1, outer: q * 0.62 }, 8, 0.3, 6) +
        eight(q * 0.3, outer) +
        circle(x, y, q * 0.1, 6);
      const [dx, dy, r] = [x + half, y + half, half * 0.4];
      drawing +=
        polygon(
          [
            [dx, dy - r],
            [dx + r, dy],
            [dx, dy + r],
            [dx - r, dy],
          ],
          other ? d : a,
        ) + star(dx, dy, r * 0.62, { points: 4, notch: 0.5 }, 6);
    }
  }
  return drawing;
}

interface Band {
  top: number;
  q: number;
  period: number;
  inks: readonly [Ink, Ink, Ink];
}

function diamond(x: number, { top, q, period, inks: [outer, inner, heart] }: Band): string {
  const layers: [number, Ink][] = [
    [5, outer],
    [4, 6],
    [3, inner],
    [2, heart],
    [1, 1],
  ];
  const stepped = layers.map(([reach, ink]) =>
    repeat(reach * 2 - 1, (index) => {
      const row = index - reach + 1;
      const halfWidth = (reach - Math.abs(row)) * (period / 6);
      return rect(x - halfWidth * q, top + (4 + row) * q, halfWidth * 2 * q, q + 0.4, ink);
    }),
  );
  const between = x + period * q;
  const hourglass = repeat(3, (row) => {
    const width = (3 - row) * q;
    return (
      rect(between - width / 2, top + (4 - row) * q, width, q + 0.4, inner) +
      rect(between - width / 2, top + (4 + row) * q, width, q + 0.4, inner)
    );
  });
  return stepped.join("") + hourglass;
}

/** A flat-woven rug: bands of stepped diamonds. */
function rug(w: number, h: number, random: Random): string {
  const q = h / 27;
  const bandHeight = 9;
  const middle = w / 2;
  return (
    rect(0, 0, w, h, 2) +
    repeat(3, (index) => {
      const [ground = 1, outer = 3, inner = 4, heart = 5] = random.shuffle([1, 3, 4, 5, 6, 0]);
      const period = random.pick([8, 10, 12]);
      const top = index * bandHeight * q;
      const band: Band = { top, q, period, inks: [outer, inner, heart] };
      const pitch = period * 2 * q;
      const reach = Math.ceil(middle / pitch) + 1;
      return (
        rect(0, top, w, bandHeight * q, ground) +
        repeat(reach * 2 + 1, (column) => diamond(middle + (column - reach) * pitch, band)) +
        rect(0, top, w, q * 0.5, 6) +
        repeat(w / q + 1, (column) => (column % 2 ? rect(column * q, top, q, q * 0.5, 1) : ""))
      );
    })
  );
}

/** Cultural: two dialects, cut tile or a stepped rug. */
export const drawCultural: DrawFamily = (w, h, random) =>
  random.chance() ? tiles(w, h, random) : rug(w, h, random);
