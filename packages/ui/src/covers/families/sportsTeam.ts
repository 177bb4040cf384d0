import { at, type Random } from "../random.ts";
import { d, line, path, polygon, rect, repeat, tenth, type Clip } from "../shapes.ts";
import type { DrawFamily } from "./family.types.ts";

const numberFont = "'Fraunces Variable',Fraunces,Georgia,serif";
const numberInk = (shirt: number) => ([1, 2, 3].includes(shirt) ? 6 : 1);

interface Shirt {
  x: number;
  y: number;
  q: number;
  main: number;
  second: number;
  number: number;
}

type Kit = (shirt: Shirt) => string;

const kits: Kit[] = [
  ({ x, y, q, second }) =>
    repeat(4, (index) => rect(x - q, y + q * (0.36 + index * 0.5), 2 * q, q * 0.25, second)),
  ({ x, y, q, second }) =>
    repeat(3, (index) => rect(x - q * 0.58 + index * q * 0.44, y, q * 0.22, 2 * q, second)),
  ({ x, y, q, second }) =>
    polygon(
      [
        [x - q, y],
        [x - q * 0.5, y - q * 0.1],
        [x + q, y + q * 1.7],
        [x + q, y + q * 2.3],
      ],
      second,
    ),
  ({ x, y, q, second }) => rect(x, y, q, 2 * q, second),
  ({ x, y, q, second }) => {
    const chevron: [number, number][] = [
      [x - q, y + q * 0.5],
      [x, y + q * 1.2],
      [x + q, y + q * 0.5],
      [x + q, y + q],
      [x, y + q * 1.7],
      [x - q, y + q],
    ];
    return polygon(chevron, second);
  },
  ({ x, y, q, second }) =>
    rect(x - q, y, q * 0.44, 2 * q, second) + rect(x + q * 0.56, y, q * 0.44, 2 * q, second),
];

function outline({ x, y, q }: Shirt): string {
  return d`M${x - q * 0.36} ${y}L${x - q} ${y + q * 0.3}L${x - q * 0.84} ${y + q * 0.82}L${x - q * 0.56} ${y + q * 0.72}V${y + q * 1.9}H${x + q * 0.56}V${y + q * 0.72}L${x + q * 0.84} ${y + q * 0.82}L${x + q} ${y + q * 0.3}L${x + q * 0.36} ${y}Q${x} ${y + q * 0.26} ${x - q * 0.36} ${y}Z`;
}

function draw(shirt: Shirt, kit: Kit, clip: Clip): string {
  const { x, y, q, main, second, number } = shirt;
  const shape = outline(shirt);
  const label = `<text x="${tenth(x)}" y="${tenth(y + q * 1.4)}" font-family="${numberFont}" font-weight="700" font-size="${tenth(q * 0.8)}" text-anchor="middle" fill="var(--k${numberInk(main)})">${number}</text>`;
  return (
    path(shape, main) +
    clip(path(shape, 0), kit(shirt)) +
    line(
      d`M${x - q * 0.36} ${y}Q${x} ${y + q * 0.3} ${x + q * 0.36} ${y}`,
      second === main ? 6 : second,
      q * 0.1,
    ) +
    rect(x - q * 0.43, y + q * 0.68, q * 0.86, q * 0.86, main, q * 0.12) +
    label +
    rect(x - q * 0.34, y - q * 0.1, q * 0.09, q * 0.2, 4) +
    rect(x + q * 0.25, y - q * 0.1, q * 0.09, q * 0.2, 4)
  );
}

function freeNumber(used: Set<number>, random: Random): number {
  let number = random.int(1, 99);
  while (used.has(number)) number = (number % 99) + 1;
  used.add(number);
  return number;
}

/** Sports team: the kit on the line, one number each. */
export const drawSportsTeam: DrawFamily = (w, h, random, clip) => {
  const size = h / 2.02;
  const kit = at(kits, random.int(0, 5));
  const [main = 2, second = 3] = random.shuffle([2, 3, 1, 6, 4]);
  const used = new Set<number>();
  const sky = repeat(12, (index) => rect((index * w) / 6, 0, w / 12, h, "rgb(255 255 255/.13)"));
  let drawing = rect(0, 0, w, h, 0) + sky;
  for (let j = 0; j < 3; j += 1) {
    drawing += line(d`M0 ${j * size + size * 0.09}H${w}`, 1, h * 0.006);
    for (let i = -1; i <= w / size + 1; i += 1) {
      const keeper = random.chance(0.12);
      const x = (i + 0.5 + (j % 2 ? 0.5 : 0)) * size;
      const shirt: Shirt = {
        x,
        y: j * size + size * 0.1,
        q: size * 0.42,
        main: keeper ? (main === 4 ? 5 : 4) : main,
        second: keeper ? 1 : second,
        number: freeNumber(used, random),
      };
      drawing += draw(shirt, kit, clip);
      if (used.size > 90) used.clear();
    }
  }
  return drawing;
};
