import { at, type Random } from "../random.ts";
import {
  d,
  circle,
  line,
  path,
  petals,
  polygon,
  rect,
  repeat,
  star,
  type Clip,
  type Ink,
} from "../shapes.ts";
import type { DrawFamily } from "./family.types.ts";

type Charge = (x: number, y: number, q: number, ink: Ink) => string;

const charges = (field: Ink): Charge[] => [
  (x, y, q, ink) => star(x, y, q, { points: 5, notch: 0.42 }, ink),
  (x, y, q, ink) =>
    petals(x, y, { inner: 0, outer: q * 1.1 }, 6, 0.45, ink) + circle(x, y, q * 0.24, 4),
  (x, y, q, ink) =>
    circle(x, y - q * 0.45, q * 0.42, ink) +
    circle(x, y - q * 0.45, q * 0.2, field) +
    rect(x - q * 0.1, y - q * 0.1, q * 0.2, q * 1.1, ink) +
    rect(x, y + q * 0.5, q * 0.4, q * 0.16, ink) +
    rect(x, y + q * 0.8, q * 0.3, q * 0.16, ink),
  (x, y, q, ink) =>
    path(
      d`M${x} ${y - q * 0.55}q${q * 0.5} ${-q * 0.3} ${q} 0v${q * 1.1}q${-q * 0.5} ${-q * 0.3} ${-q} 0q${-q * 0.5} ${-q * 0.3} ${-q} 0v${-q * 1.1}q${q * 0.5} ${-q * 0.3} ${q} 0z`,
      ink,
    ) + line(d`M${x} ${y - q * 0.5}v${q}`, field, q * 0.1),
  (x, y, q, ink) =>
    path(
      d`M${x} ${y - q}c${q * 0.6} ${q * 0.5} ${q * 0.6} ${q} 0 ${q * 1.4}c${-q * 0.6} ${-q * 0.4} ${-q * 0.6} ${-q * 0.9} 0 ${-q * 1.4}z`,
      ink,
    ) + rect(x - q * 0.5, y + q * 0.4, q, q * 0.2, ink),
];

function outline(x: number, y: number, q: number): string {
  return d`M${x - q} ${y - q}H${x + q}V${y + q * 0.1}C${x + q} ${y + q * 0.8} ${x + q * 0.4} ${y + q * 1.1} ${x} ${y + q * 1.34}C${x - q * 0.4} ${y + q * 1.1} ${x - q} ${y + q * 0.8} ${x - q} ${y + q * 0.1}Z`;
}

interface Shield {
  x: number;
  y: number;
  q: number;
  ground: Ink;
  bright: Ink;
  deep: Ink;
  mine: readonly [Charge, Charge, Charge];
}

/** Six ways to divide a shield, each with the charges that fit it. */
const divisions: { field: (shield: Shield) => string; charged: (shield: Shield) => string }[] = [
  {
    field: ({ x, y, q, deep }) => rect(x, y - q, q, q * 2.6, deep),
    charged: ({ x, y, q, bright, ground, mine: [first] }) =>
      first(x - q * 0.5, y, q * 0.32, bright) + first(x + q * 0.48, y, q * 0.32, ground),
  },
  {
    field: ({ x, y, q, bright }) =>
      polygon(
        [
          [x - q, y - q],
          [x - q * 0.4, y - q],
          [x + q, y + q * 0.7],
          [x + q, y + q * 1.3],
        ],
        bright,
      ),
    charged: ({ x, y, q, deep, mine: [, second] }) =>
      second(x + q * 0.5, y - q * 0.5, q * 0.34, deep) +
      second(x - q * 0.46, y + q * 0.42, q * 0.34, deep),
  },
  {
    field: ({ x, y, q, bright }) => {
      const chevron: [number, number][] = [
        [x - q, y + q * 0.7],
        [x, y - q * 0.25],
        [x + q, y + q * 0.7],
        [x + q, y + q * 1.2],
        [x, y + q * 0.25],
        [x - q, y + q * 1.2],
      ];
      return polygon(chevron, bright);
    },
    charged: ({ x, y, q, deep, mine: [, , third] }) =>
      third(x, y - q * 0.56, q * 0.32, deep) + third(x, y + q * 0.78, q * 0.28, deep),
  },
  {
    field: ({ x, y, q, deep }) =>
      rect(x - q, y - q, q, q * 1.1, deep) + rect(x, y + q * 0.1, q, q * 1.4, deep),
    charged: ({ x, y, q, bright, mine: [first] }) =>
      first(x + q * 0.5, y - q * 0.46, q * 0.34, bright) +
      first(x - q * 0.46, y + q * 0.5, q * 0.3, bright),
  },
  {
    field: ({ x, y, q, bright }) =>
      rect(x - q * 0.2, y - q, q * 0.4, q * 2.6, bright) +
      rect(x - q, y - q * 0.25, q * 2, q * 0.4, bright),
    charged: ({ x, y, q, deep, mine: [, second] }) =>
      repeat(4, (index) => {
        const [dx, dy] = [index % 2 ? 0.6 : -0.6, index > 1 ? 0.6 : -0.56];
        return second(x + q * dx, y + q * dy, q * 0.24, deep);
      }),
  },
  {
    field: ({ x, y, q, deep }) => rect(x - q, y - q, q * 2, q * 0.62, deep),
    charged: ({ x, y, q, ground, bright, mine: [first, , third] }) =>
      repeat(3, (index) => third(x + (index - 1) * q * 0.6, y - q * 0.68, q * 0.2, ground)) +
      first(x, y + q * 0.3, q * 0.5, bright),
  },
];

function drawShield(shield: Shield, random: Random, clip: Clip): string {
  const { x, y, q, ground } = shield;
  const { field, charged } = random.pick(divisions);
  return (
    path(outline(x + q * 0.05, y + q * 0.08, q * 1.1), "rgb(0 0 0/.22)") +
    path(outline(x, y, q * 1.1), 4) +
    path(outline(x, y, q), ground) +
    clip(path(outline(x, y, q), 0), field(shield)) +
    charged(shield)
  );
}

function rosette(x: number, y: number, q: number, bright: number): string {
  return (
    petals(x, y + q * 0.1, { inner: q * 0.2, outer: q * 1.12 }, 12, 0.17, 4) +
    circle(x, y + q * 0.1, q * 0.36, 6) +
    circle(x, y + q * 0.1, q * 0.2, bright === 4 ? 3 : bright)
  );
}

/** Fraternity or sorority: one crest in many quarterings. */
export const drawFraternity: DrawFamily = (w, h, random, clip) => {
  const size = h / 2.4;
  const [field, bright] = [random.pick([1, 2]), random.pick([3, 4])];
  const mesh = size / 4;
  const lattice = repeat((w + h) / mesh + 2, (index) => {
    const x = (index - 2) * mesh;
    return line(d`M${x} 0l${-h} ${h}M${x - h} 0l${h} ${h}`, "rgb(255 255 255/.09)", 2);
  });
  const drawn = random.shuffle(charges(field));
  const mine = [at(drawn, 0), at(drawn, 1), at(drawn, 2)] as const;
  let drawing = rect(0, 0, w, h, field === 1 ? 7 : field) + lattice;
  for (let j = 0; j < 3; j += 1) {
    for (let i = -1; i <= w / size + 1; i += 1) {
      const [x, y, q] = [(i + (j % 2 ? 1 : 0.5)) * size, (j + 0.34) * size * 0.95, size * 0.33];
      const ground = random.pick([0, 6]);
      const deep = random.pick([2, 1, 5].filter((ink) => ink !== field));
      drawing +=
        (i + j * 2 + 8) % 4 === 3
          ? rosette(x, y, q, bright)
          : drawShield({ x, y, q, ground, bright, deep, mine }, random, clip);
    }
  }
  return drawing;
};
