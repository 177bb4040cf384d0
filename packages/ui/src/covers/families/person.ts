import { at, type Random } from "../random.ts";
import {
  d,
  circle,
  ellipse,
  line,
  path,
  polygon,
  rect,
  repeat,
  type Clip,
  type Ink,
} from "../shapes.ts";

const skins = ["#f3cfb0", "#e5b088", "#c98b5f", "#9a6440", "#6d442c"];
const hairs = ["#2b1a14", "#5a3320", "#8f5a2b", "#cfc7bd", "#d9a24c", "#a2462a"];
const darkHairs = hairs.slice(0, 2);

/** One sitter: the middle of the face, the size of a head and the colours. */
interface Sitter {
  x: number;
  y: number;
  s: number;
  skin: Ink;
  hair: Ink;
  /** The veil's ink. */
  cloth: Ink;
}

type Part = (sitter: Sitter) => string;

const crown =
  (depth: number): Part =>
  ({ x, y, s, hair }) =>
    path(
      d`M${x - s * 0.28} ${y + s * depth}C${x - s * 0.34} ${y - s * 0.42} ${x + s * 0.34} ${y - s * 0.42} ${x + s * 0.28} ${y + s * depth}`,
      hair,
    );

const behind: Record<number, Part> = {
  1: ({ x, y, s, hair }) => rect(x - s * 0.33, y - s * 0.36, s * 0.66, s * 0.92, hair, s * 0.31),
  2: ({ x, y, s, hair }) => circle(x, y - s * 0.1, s * 0.42, hair),
  5: ({ x, y, s, hair }) => rect(x - s * 0.33, y - s * 0.36, s * 0.66, s * 0.66, hair, s * 0.31),
  6: ({ x, y, s, hair }) => circle(x, y - s * 0.42, s * 0.15, hair),
  7: ({ x, y, s, cloth }) =>
    path(
      d`M${x - s * 0.36} ${y}a${s * 0.36} ${s * 0.4} 0 0 1 ${s * 0.72} 0q0 ${s * 0.34} ${s * 0.12} ${s * 0.62}h${-s * 0.96}q${s * 0.12} ${-s * 0.28} ${s * 0.12} ${-s * 0.62}z`,
      cloth,
    ),
};

const veil = 7;
const longHair = 1;

const inFront: Part[] = [
  crown(-0.04),
  ({ x, y, s, hair }) =>
    path(
      d`M${x - s * 0.28} ${y + s * 0.02}C${x - s * 0.36} ${y - s * 0.44} ${x + s * 0.36} ${y - s * 0.44} ${x + s * 0.28} ${y + s * 0.02}Q${x + s * 0.02} ${y - s * 0.05} ${x - s * 0.06} ${y - s * 0.24}Q${x - s * 0.14} ${y - s * 0.04} ${x - s * 0.28} ${y + s * 0.02}Z`,
      hair,
    ),
  crown(-0.1),
  ({ x, y, s, hair }) =>
    path(
      d`M${x - s * 0.28} ${y - s * 0.02}C${x - s * 0.36} ${y - s * 0.46} ${x + s * 0.4} ${y - s * 0.46} ${x + s * 0.28} ${y - s * 0.02}Q${x + s * 0.2} ${y - s * 0.2} ${x - s * 0.16} ${y - s * 0.18}Z`,
      hair,
    ),
  ({ x, y, s, hair }) =>
    path(
      d`M${x - s * 0.265} ${y - s * 0.02}q${s * 0.02} ${-s * 0.2} ${s * 0.07} ${-s * 0.2}h0q0 ${s * 0.14} ${-s * 0.07} ${s * 0.22}zM${x + s * 0.265} ${y - s * 0.02}q${-s * 0.02} ${-s * 0.2} ${-s * 0.07} ${-s * 0.2}h0q0 ${s * 0.14} ${s * 0.07} ${s * 0.22}z`,
      hair,
    ),
  crown(-0.07),
  crown(-0.08),
  ({ x, y, s, cloth }) =>
    path(
      d`M${x - s * 0.3} ${y + s * 0.04}C${x - s * 0.34} ${y - s * 0.44} ${x + s * 0.34} ${y - s * 0.44} ${x + s * 0.3} ${y + s * 0.04}C${x + s * 0.2} ${y - s * 0.26} ${x - s * 0.2} ${y - s * 0.26} ${x - s * 0.3} ${y + s * 0.04}Z`,
      cloth,
    ),
  (sitter) => {
    const { x, y, s } = sitter;
    const board: [number, number][] = [
      [x - s * 0.46, y - s * 0.22],
      [x, y - s * 0.4],
      [x + s * 0.46, y - s * 0.22],
      [x, y - s * 0.06],
    ];
    const tassel = line(d`M${x + s * 0.3} ${y - s * 0.26}v${s * 0.3}`, 4, s * 0.04);
    return crown(-0.06)(sitter) + polygon(board, 1) + tassel;
  },
];

function clothes(
  x: number,
  y: number,
  s: number,
  inks: [Ink, Ink],
  random: Random,
  clip: Clip,
): string {
  const [main, second] = inks;
  const h = s * 0.5;
  const body = d`M${x - h} ${y + s * 1.9}V${y + s * 0.86}C${x - h} ${y + s * 0.5} ${x - s * 0.22} ${y + s * 0.42} ${x} ${y + s * 0.42}S${x + h} ${y + s * 0.5} ${x + h} ${y + s * 0.86}V${y + s * 1.9}Z`;
  const lapel = (top: number, width: number, hem: number, ink: Ink) =>
    polygon(
      [
        [x - s * width, y + s * top],
        [x + s * width, y + s * top],
        [x + s * hem, y + s * 1.9],
        [x - s * hem, y + s * 1.9],
      ],
      ink,
    );
  const patterns = [
    () => "",
    () =>
      clip(
        path(body, 0),
        repeat(5, (index) => rect(x - s, y + s * (0.6 + index * 0.26), 2 * s, s * 0.12, second)),
      ),
    () =>
      polygon(
        [
          [x - s * 0.2, y + s * 0.42],
          [x + s * 0.2, y + s * 0.42],
          [x, y + s * 0.8],
        ],
        second,
      ),
    () => clip(path(body, 0), rect(x - s, y + s * 0.42, 2 * s, s * 0.34, second)),
    () => lapel(0.43, 0.2, 0.09, 6) + lapel(0.48, 0.06, 0.08, second),
    () => repeat(3, (index) => circle(x, y + s * (0.72 + index * 0.22), s * 0.035, second)),
  ];
  return path(body, main) + random.pick(patterns)();
}

function head({ x, y, s, skin }: Sitter, style: number): string {
  const neck =
    style === veil ? "" : rect(x - s * 0.11, y + s * 0.1, s * 0.22, s * 0.42, skin, s * 0.1);
  const ears =
    style === veil || style === longHair
      ? ""
      : circle(x - s * 0.26, y + s * 0.03, s * 0.05, skin) +
        circle(x + s * 0.26, y + s * 0.03, s * 0.05, skin);
  return neck + ellipse(x, y, s * 0.255, s * 0.3, skin) + ears;
}

function expression({ x, y, s }: Sitter, features: Ink, lips: Ink): string {
  const eyes =
    circle(x - s * 0.095, y, s * 0.026, features) + circle(x + s * 0.095, y, s * 0.026, features);
  const smile = d`M${x - s * 0.075} ${y + s * 0.12}q${s * 0.075} ${s * 0.07} ${s * 0.15} 0`;
  return eyes + line(smile, lips, s * 0.026, 'stroke-linecap="round"');
}

/** One person of the anonymous crowd; y is the middle of the face. Never drawn for a known guest. */
export function drawPerson(x: number, y: number, s: number, random: Random, clip: Clip): string {
  const skin = random.pick(skins);
  const drawnHair = random.pick(hairs);
  const darkSkin = skins.indexOf(skin) >= 3;
  const hair = darkSkin && random.chance(0.8) ? random.pick(darkHairs) : drawnHair;
  const [main = 1, second = 2, cloth = 3] = random.shuffle([1, 2, 3, 4, 5, 6]);
  const style = random.int(0, 8);
  const features = darkSkin ? "#2a1712" : "#4a2a1e";
  const sitter: Sitter = { x, y, s, skin, hair, cloth };
  const bearded = (style === 0 || style === 4) && random.chance(0.45);
  const beard = path(
    d`M${x - s * 0.255} ${y + s * 0.04}C${x - s * 0.25} ${y + s * 0.44} ${x + s * 0.25} ${y + s * 0.44} ${x + s * 0.255} ${y + s * 0.04}Q${x} ${y + s * 0.16} ${x - s * 0.255} ${y + s * 0.04}Z`,
    hair,
  );
  const r = s * 0.085;
  const lens = (left: number) =>
    d`M${left} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  const glasses = random.chance(0.22)
    ? line(lens(x - s * 0.185) + lens(x + s * 0.015), 1, s * 0.026)
    : "";
  return (
    (behind[style]?.(sitter) ?? "") +
    clothes(x, y, s, [main, second], random, clip) +
    head(sitter, style) +
    at(inFront, style)(sitter) +
    (bearded ? beard : "") +
    expression(sitter, features, bearded ? "#fff3e6" : features) +
    glasses
  );
}
