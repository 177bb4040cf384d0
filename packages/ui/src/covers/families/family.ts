import { at } from "../random.ts";
import { d, line, polygon, rect, repeat, star, type Ink, type Point } from "../shapes.ts";
import type { DrawFamily } from "./family.types.ts";

interface Patch {
  x: number;
  y: number;
  size: number;
  inks: readonly [Ink, Ink, Ink];
}

type Block = (patch: Patch) => string;

function half(x: number, y: number, q: number, ink: Ink, corner: number): string {
  const corners: Point[][] = [
    [
      [x, y],
      [x + q, y],
      [x, y + q],
    ],
    [
      [x + q, y],
      [x + q, y + q],
      [x, y],
    ],
    [
      [x + q, y + q],
      [x, y + q],
      [x + q, y],
    ],
    [
      [x, y + q],
      [x, y],
      [x + q, y + q],
    ],
  ];
  return polygon(at(corners, corner), ink);
}

const pinwheel: Block = ({ x, y, size, inks: [a, b, c] }) => {
  const q = size / 2;
  const parts: [number, number, number][] = [
    [0, 0, 3],
    [1, 0, 0],
    [1, 1, 1],
    [0, 1, 2],
  ];
  const halves = parts.map(([i, j, corner]) =>
    half(x + i * q, y + j * q, q, (i + j) % 2 ? a : b, corner),
  );
  const heart = star(x + q, y + q, q * 0.2, { points: 4, notch: 0.5 }, c);
  return rect(x, y, size, size, 6) + halves.join("") + heart;
};

const logCabin: Block = ({ x, y, size, inks: [a, b, c] }) => {
  const q = size / 9;
  const logs = repeat(4, (index) => {
    const [start, length] = [index * q, size - 2 * index * q];
    const [light, one, other] = index % 2 ? [6, a, b] : [0, b, a];
    return (
      rect(x + start, y + start, length, q, light) +
      rect(x + start, y + start, q, length, light) +
      rect(x + start, y + start + length - q, length, q, one) +
      rect(x + start + length - q, y + start, q, length, other)
    );
  });
  return rect(x, y, size, size, a) + logs + rect(x + 4 * q, y + 4 * q, q, q, c);
};

const ohioStar: Block = ({ x, y, size, inks: [a, b, c] }) => {
  const q = size / 3;
  const cells: [number, number, number][] = [
    [1, 0, 0],
    [2, 1, 1],
    [1, 2, 2],
    [0, 1, 3],
  ];
  const points = cells.map(([i, j, turn]) => {
    const [left, top] = [x + i * q, y + j * q];
    const middle: Point = [left + q / 2, top + q / 2];
    const corners: Point[] = [
      [left, top],
      [left + q, top],
      [left + q, top + q],
      [left, top + q],
    ];
    return repeat(4, (edge) =>
      polygon(
        [at(corners, edge), at(corners, (edge + 1) % 4), middle],
        edge % 2 === turn % 2 ? 6 : a,
      ),
    );
  });
  const diamond: Point[] = [
    [x + size / 2, y + q * 1.15],
    [x + q * 1.85, y + size / 2],
    [x + size / 2, y + q * 1.85],
    [x + q * 1.15, y + size / 2],
  ];
  return (
    rect(x, y, size, size, 6) + points.join("") + rect(x + q, y + q, q, q, b) + polygon(diamond, c)
  );
};

const geese: Block = ({ x, y, size, inks: [a, b, c] }) =>
  repeat(3, (j) =>
    repeat(3, (i) => {
      const q = size / 3;
      const [left, top] = [x + i * q, y + j * q];
      const ink = (i + j) % 2 ? a : j % 2 ? c : b;
      return (
        rect(left, top, q, q, 0) +
        polygon(
          [
            [left, top + q],
            [left + q / 2, top],
            [left + q, top + q],
          ],
          ink,
        )
      );
    }),
  );

const square: Block = ({ x, y, size, inks: [a, b, c] }) => {
  const q = size / 4;
  const diamond = (reach: number): Point[] => [
    [x + size / 2, y + reach],
    [x + size - reach, y + size / 2],
    [x + size / 2, y + size - reach],
    [x + reach, y + size / 2],
  ];
  return (
    rect(x, y, size, size, b) +
    polygon(diamond(0), 6) +
    rect(x + q, y + q, 2 * q, 2 * q, a) +
    polygon(diamond(q), c)
  );
};

/** Family: a pieced quilt of alternating blocks, with its stitches. */
export const drawFamily: DrawFamily = (w, h, random) => {
  const size = h / 3;
  const columns = Math.ceil(w / size);
  const x0 = (w - columns * size) / 2;
  const [a = 1, b = 2, c = 3, e = 4] = random.shuffle([1, 2, 3, 4, 5]);
  const [odd = pinwheel, even = logCabin, seldom = geese] = random.shuffle([
    pinwheel,
    logCabin,
    ohioStar,
    geese,
    square,
  ]);
  const blocks = repeat(3, (j) =>
    repeat(columns, (i) => {
      const [x, y] = [x0 + i * size, j * size];
      if ((i + j) % 2) return odd({ x, y, size, inks: [a, b, c] });
      return ((i + 2 * j) % 4 ? even : seldom)({ x, y, size, inks: [b, e, a] });
    }),
  );
  const stitch = 'stroke-dasharray="9 7" opacity=".8"';
  return (
    blocks +
    repeat(columns + 1, (i) => line(d`M${x0 + i * size} 0V${h}`, 6, 2.5, stitch)) +
    repeat(2, (j) => line(d`M0 ${(j + 1) * size}H${w}`, 6, 2.5, stitch))
  );
};
