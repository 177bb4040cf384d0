import { at } from "../random.ts";
import { circle, d, ellipse, line, path, put, rect, star, type Ink } from "../shapes.ts";
import type { DrawFamily } from "../families/family.types.ts";

type Toy = (q: number, ink: Ink, string: Ink) => string;

const round = 'stroke-linecap="round"';
const second = (ink: Ink) => (ink === 3 ? 4 : 3);

const toys: Toy[] = [
  (q, ink) =>
    star(0, 0, q, { points: 5, notch: 0.5 }, ink) +
    circle(-q * 0.18, -q * 0.02, q * 0.06, 1) +
    circle(q * 0.18, -q * 0.02, q * 0.06, 1) +
    line(d`M${-q * 0.12} ${q * 0.16}q${q * 0.12} ${q * 0.12} ${q * 0.24} 0`, 1, q * 0.055, round),
  (q, ink) =>
    path(
      d`M${q * 0.3} ${-q * 0.95}A${q} ${q} 0 1 0 ${q * 0.3} ${q * 0.95}A${q * 0.76} ${q} 0 0 1 ${q * 0.3} ${-q * 0.95}Z`,
      ink,
    ) +
    circle(-q * 0.42, -q * 0.06, q * 0.07, 1) +
    line(d`M${-q * 0.5} ${q * 0.28}q${q * 0.14} ${q * 0.12} ${q * 0.26} 0`, 1, q * 0.06, round),
  (q) => {
    const drop = (index: number) =>
      d`M${q * (index * 0.38 - 0.55)} ${q * 0.7}q${q * 0.12} ${q * 0.2} 0 ${q * 0.26}q${-q * 0.12} ${-q * 0.06} 0 ${-q * 0.26}Z`;
    return (
      circle(-q * 0.5, q * 0.1, q * 0.46, 6) +
      circle(q * 0.08, -q * 0.2, q * 0.6, 6) +
      circle(q * 0.62, q * 0.16, q * 0.42, 6) +
      rect(-q * 0.7, q * 0.1, q * 1.5, q * 0.46, 6, q * 0.23) +
      path(drop(0) + drop(2), 2) +
      path(drop(1) + drop(3), 3)
    );
  },
  (q, ink) =>
    ellipse(-q * 0.1, q * 0.3, q * 0.82, q * 0.52, ink) +
    path(
      d`M${-q * 0.7} ${q * 0.2}L${-q * 1.12} ${-q * 0.16}Q${-q * 0.96} ${q * 0.5} ${-q * 0.6} ${q * 0.5}Z`,
      ink,
    ) +
    circle(q * 0.46, -q * 0.3, q * 0.44, ink) +
    path(
      d`M${q * 0.82} ${-q * 0.36}l${q * 0.36} ${q * 0.16}l${-q * 0.36} ${q * 0.14}Z`,
      second(ink),
    ) +
    circle(q * 0.56, -q * 0.4, q * 0.075, 1) +
    path(
      d`M${-q * 0.5} ${q * 0.16}q${q * 0.5} ${-q * 0.1} ${q * 0.7} ${q * 0.1}q${-q * 0.24} ${q * 0.42} ${-q * 0.7} ${-q * 0.1}Z`,
      6,
    ),
  (q, ink) =>
    path(
      d`M${-q} ${q * 0.1}C${-q} ${-q * 0.7} ${q * 0.4} ${-q * 0.8} ${q * 0.72} ${q * 0.02}Q${q * 0.86} ${q * 0.2} ${q * 0.94} ${-q * 0.22}Q${q * 0.62} ${-q * 0.36} ${q * 0.72} ${-q * 0.62}Q${q} ${-q * 0.6} ${q * 1.04} ${-q * 0.36}Q${q * 1.2} ${-q * 0.6} ${q * 1.42} ${-q * 0.5}Q${q * 1.4} ${-q * 0.2} ${q * 1.12} ${-q * 0.2}Q${q * 1.2} ${q * 0.8} ${q * 0.1} ${q * 0.72}Q${-q * 0.96} ${q * 0.72} ${-q} ${q * 0.1}Z`,
      ink,
    ) +
    path(
      d`M${-q * 0.97} ${q * 0.26}Q${-q * 0.3} ${q * 0.5} ${q * 0.5} ${q * 0.64}Q${-q * 0.9} ${q * 0.9} ${-q * 0.97} ${q * 0.26}Z`,
      6,
    ) +
    circle(-q * 0.56, q * 0.02, q * 0.075, 1),
  (q, ink, string) =>
    circle(0, -q * 0.2, q * 0.82, ink) +
    ellipse(0, -q * 0.2, q * 0.46, q * 0.82, 6) +
    ellipse(0, -q * 0.2, q * 0.18, q * 0.82, second(ink)) +
    line(
      d`M${-q * 0.4} ${q * 0.48}L${-q * 0.2} ${q * 0.86}M${q * 0.4} ${q * 0.48}L${q * 0.2} ${q * 0.86}`,
      string,
      q * 0.05,
    ) +
    rect(-q * 0.24, q * 0.84, q * 0.48, q * 0.32, second(ink), q * 0.06),
  (q, ink) =>
    path(
      d`M0 ${q * 0.8}C${-q * 1.3} ${-q * 0.1} ${-q * 0.6} ${-q * 1.05} 0 ${-q * 0.35}C${q * 0.6} ${-q * 1.05} ${q * 1.3} ${-q * 0.1} 0 ${q * 0.8}Z`,
      ink,
    ),
];

/** Baby shower: a mobile, everything on its string. */
export const drawBaby: DrawFamily = (w, h, random) => {
  const ground = random.pick([0, 0, 7]);
  const string = ground === 7 ? 6 : 1;
  const inks = ground === 7 ? [3, 4, 5] : [2, 3, 4, 5];
  const size = h * 0.36;
  const bar = h * 0.05;
  let last = -1;
  let drawing =
    rect(0, 0, w, h, ground) +
    line(d`M${-h * 0.1} ${bar}Q${w / 2} ${h * 0.11} ${w + h * 0.1} ${bar}`, string, h * 0.018);
  for (let i = 0; i <= w / size + 1; i += 1) {
    const x = (i + 0.1) * size + (random.next() - 0.5) * size * 0.12;
    const along = Math.min(1, Math.max(0, x / w));
    const drops = at([[0.34, 0.8], [0.56], [0.26, 0.7]], (i + random.int(0, 1)) % 3);
    const top = bar + h * 0.12 * along * (1 - along);
    drawing += line(d`M${x} ${top}V${h * at(drops, drops.length - 1)}`, string, h * 0.006);
    for (const [index, drop] of drops.entries()) {
      const drawn = random.int(0, toys.length - 1);
      last = drawn === last ? (drawn + 2) % toys.length : drawn;
      const q = size * (drops.length === 1 ? 0.4 : 0.3);
      const toy = at(toys, last)(q, random.pick(inks), string);
      drawing += put(x, h * drop, random.int(-7, 7), toy);
      if (index || drops.length === 1) drawing += circle(x, h * drop - q * 1.5, h * 0.016, 4);
    }
  }
  return drawing;
};
