import { at, type Random } from "../random.ts";
import { circle, d, path, polygon, rect, repeat, type Ink } from "../shapes.ts";
import type { DrawFamily } from "./family.types.ts";

interface House {
  x: number;
  y: number;
  width: number;
  unit: number;
  wall: number;
}

type Roof = (house: House, ink: Ink) => string;

const roofs: Roof[] = [
  ({ x, y, width, unit }, ink) =>
    polygon(
      [
        [x - unit * 0.06, y],
        [x + width / 2, y - unit * 0.62],
        [x + width + unit * 0.06, y],
      ],
      ink,
    ),
  ({ x, y, width, unit, wall }) => {
    const rise = unit * 0.62;
    const stairs: [number, number][] = [
      [x, y],
      [x, y - rise * 0.4],
      [x + width * 0.25, y - rise * 0.4],
      [x + width * 0.25, y - rise * 0.8],
      [x + width * 0.75, y - rise * 0.8],
      [x + width * 0.75, y - rise * 0.4],
      [x + width, y - rise * 0.4],
      [x + width, y],
    ];
    return polygon(stairs, wall);
  },
  ({ x, y, width, unit }, ink) =>
    path(d`M${x} ${y}a${width / 2} ${unit * 0.558} 0 0 1 ${width} 0z`, ink),
  ({ x, y, width, unit }, ink) =>
    rect(x - unit * 0.05, y - unit * 0.14, width + unit * 0.1, unit * 0.15, ink) +
    rect(x + width * 0.65, y - unit * 0.45, unit * 0.18, unit * 0.4, ink),
  ({ x, y, width, unit }, ink) =>
    polygon(
      [
        [x, y],
        [x + width * 0.2, y - unit * 0.43],
        [x + width * 0.8, y - unit * 0.43],
        [x + width, y],
      ],
      ink,
    ),
];

function windows(house: House, row: number, random: Random): string {
  const { x, y, width, unit, wall } = house;
  const columns = width > unit * 1.4 ? 3 : 2;
  const pane = width / (columns * 2 + 1);
  const lit = wall === 4 ? 6 : 4;
  const unlit = row === 0 ? 2 : wall === 1 ? 4 : 1;
  return repeat(3, (floor) =>
    repeat(columns, (column) =>
      rect(
        x + pane * (1 + 2 * column),
        y + unit * (0.26 + floor * 0.52),
        pane,
        unit * 0.3,
        random.chance(0.42) ? lit : unlit,
        random.chance(0.3) ? pane / 2 : 0,
      ),
    ),
  );
}

function terrace(
  w: number,
  h: number,
  unit: number,
  base: number,
  walls: number[],
  row: number,
  random: Random,
): string {
  let drawing = "";
  let last = -1;
  let x = -unit * random.next();
  while (x < w) {
    const width = unit * random.pick([1.1, 1.3, 1.6]);
    const height = unit * (random.pick([1.3, 1.6, 1.95]) + (row ? 0 : 0.2));
    const drawn = random.pick(walls);
    const wall = drawn === last ? at(walls, (walls.indexOf(drawn) + 1) % walls.length) : drawn;
    last = wall;
    const y = base * unit + unit - height;
    const house: House = { x, y, width, unit, wall };
    const ink = row === 0 ? 2 : random.pick(wall === 3 ? [1] : [1, 3, 1]);
    drawing += random.pick(roofs)(house, ink) + rect(x, y - 0.5, width, h - y, wall);
    drawing += windows(house, row, random);
    x += width + (random.chance(0.3) ? unit * 0.5 : 0);
  }
  return drawing;
}

function trees(w: number, h: number, unit: number, random: Random): string {
  return repeat(w / (unit * 1.7), (index) => {
    const x = index * unit * 1.7 + unit * random.next();
    const size = unit * (0.34 + random.next() * 0.16);
    const crown = random.chance()
      ? circle(x, h - unit * 1.25, size, 2)
      : path(
          d`M${x} ${h - unit * 2}q${size} ${size * 1.4} ${size} ${unit * 0.95}h${-2 * size}q0 ${-unit * 0.5} ${size} ${-unit * 0.95}z`,
          2,
        );
    return rect(x - unit * 0.035, h - unit * 1.1, unit * 0.07, unit * 0.8, 1) + crown;
  });
}

/** Community: a street of gables under a sun. */
export const drawCommunity: DrawFamily = (w, h, random) => {
  const unit = h / 6;
  const sun = circle(w * (0.2 + random.next() * 0.6), h * 0.25, unit * 0.95, 4);
  const rows: [number, number[]][] = [
    [2.5, [5, 2]],
    [3.75, [2, 5, 4]],
    [5, [3, 6, 4, 2]],
  ];
  const street = rows.map(([base, walls], row) => terrace(w, h, unit, base, walls, row, random));
  return (
    rect(0, 0, w, h, 0) +
    sun +
    street.join("") +
    rect(0, h - unit * 0.42, w, unit * 0.42, 1) +
    trees(w, h, unit, random)
  );
};
