import { at, type Random } from "../random.ts";
import { d, line, path, polygon, rect, repeat, ring, type Ink } from "../shapes.ts";
import type { DrawFamily } from "../families/family.types.ts";
import { confetti } from "./confetti.ts";

interface Tier {
  x: number;
  y: number;
  w: number;
  h: number;
  ink: Ink;
  second: Ink;
}

type Decoration = (tier: Tier) => string;

const spread = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");

const decorations: Decoration[] = [
  ({ x, y, w, h }) =>
    path(
      spread(7, (index) => ring(x + (w * (index + 0.5)) / 7, y + h * 0.74, h * 0.09)),
      6,
    ),
  ({ x, y, w, h }) =>
    path(
      spread(4, (index) => d`M${x + (w * (index * 2 + 1)) / 9} ${y}h${w / 9}v${h}h${-w / 9}Z`),
      6,
    ),
  ({ x, y, w, h, ink }) =>
    line(
      d`M${x} ${y + h * 0.76}${spread(12, () => d`l${w / 24} ${-h * 0.13}l${w / 24} ${h * 0.13}`)}`,
      ink === 4 ? 6 : 4,
      h * 0.07,
    ),
  ({ x, y, w, h, second }) => rect(x, y + h * 0.66, w, h * 0.16, second),
];

function icing({ x, y, w, h }: Tier, ink: Ink, random: Random): string {
  const drop = w / 6;
  const drips = spread(6, () => {
    const length = h * (0.14 + random.next() * 0.26);
    return d`q0 ${length} ${-drop / 2} ${length}t${-drop / 2} ${-length}`;
  });
  return path(d`M${x} ${y}h${w}v${h * 0.2}${drips}Z`, ink);
}

/** Wide and high, as a part of the cake's place and of the picture. */
const stacks = [
  [[0.66, 0.3]],
  [
    [0.7, 0.2],
    [0.46, 0.19],
  ],
  [
    [0.72, 0.15],
    [0.54, 0.14],
    [0.34, 0.13],
  ],
] as const;

interface Cake {
  x: number;
  floor: number;
  size: number;
  h: number;
  ground: Ink;
  kind: number;
}

function candles({ size, h, ground, x }: Cake, y: number, width: number, count: number): string {
  const tall = h * 0.13;
  const inks = [3, 4, 5, 2].filter((ink) => ink !== ground);
  const half = size * 0.017;
  return repeat(count, (index) => {
    const middle = x - width / 2 + (width * (index + 0.5)) / count;
    const turn = d`l${half * 2} ${-tall * 0.16}`;
    return (
      rect(middle - half, y - tall, half * 2, tall, at(inks, index % 3)) +
      line(
        d`M${middle - half} ${y - tall * 0.3}${turn}M${middle - half} ${y - tall * 0.62}${turn}`,
        6,
        half * 0.6,
      )
    );
  });
}

function flames({ size, h, ground, x }: Cake, y: number, width: number, count: number): string {
  const top = y - h * 0.215;
  const one = (index: number) => {
    const middle = x - width / 2 + (width * (index + 0.5)) / count;
    return d`M${middle} ${top}q${size * 0.036} ${h * 0.045} 0 ${h * 0.075}q${-size * 0.036} ${-h * 0.03} 0 ${-h * 0.075}Z`;
  };
  return path(spread(count, one), ground === 4 ? 3 : 4);
}

function drawCake(cake: Cake, random: Random): string {
  const { x, floor, size, h, ground, kind } = cake;
  const inks = random.shuffle(
    [2, 3, 4, 5, 1].filter((ink) => ink !== ground && !(ground === 7 && ink === 1)),
  );
  const foot = floor - h * 0.02;
  const tiers = at(stacks, kind);
  let y = foot - h * 0.115;
  let drawing =
    polygon(
      [
        [x - size * 0.07, foot - h * 0.09],
        [x + size * 0.07, foot - h * 0.09],
        [x + size * 0.15, foot],
        [x - size * 0.15, foot],
      ],
      6,
    ) + rect(x - size * 0.4, y, size * 0.8, h * 0.035, 6, h * 0.017);
  let width = 0;
  for (const [index, [wide, high]] of tiers.entries()) {
    width = size * wide;
    y -= h * high;
    const ink = at(inks, index);
    const second = at(inks, (index + 2) % inks.length);
    const tier: Tier = { x: x - width / 2, y, w: width, h: h * high, ink, second };
    const look = random.int(0, 3);
    drawing +=
      rect(tier.x, y, width, tier.h, ink, h * 0.012) +
      at(decorations, look)(tier) +
      icing(tier, look === 1 ? (ink === 3 ? 4 : 3) : 6, random);
  }
  const [least, most] = at(
    [
      [5, 7],
      [3, 5],
      [1, 3],
    ] as const,
    kind,
  );
  const count = random.int(least, most);
  return drawing + candles(cake, y, width, count) + flames(cake, y, width, count);
}

/** Birthday: a table of cakes, the candles lit. */
export const drawBirthday: DrawFamily = (w, h, random) => {
  const ground = random.pick([0, 5, 2, 7]);
  const [size, floor] = [h * 0.82, h * 0.86];
  const inks = [3, 4, 6].filter((ink) => ink !== ground);
  const scallop = size * 0.1;
  let drawing =
    rect(0, 0, w, h, ground) +
    confetti(w, { count: (w / h) * 26, depth: h * 0.7, size: h * 0.014, inks }, random) +
    rect(0, floor, w, h - floor, ground === 7 ? 2 : 1) +
    path(
      spread(
        Math.ceil(w / scallop / 2) + 1,
        (index) =>
          d`M${index * scallop * 2} ${floor}a${scallop} ${scallop} 0 0 0 ${scallop * 2} 0Z`,
      ),
      6,
    );
  let before = -1;
  for (let x = size * (0.3 - random.next() * 0.5); x < w + size * 0.5; x += size * 0.98) {
    const drawn = random.int(0, 2);
    const kind = drawn === before ? (drawn + 1) % 3 : drawn;
    before = kind;
    drawing += drawCake({ x, floor, size, h, ground, kind }, random);
  }
  return drawing;
};
