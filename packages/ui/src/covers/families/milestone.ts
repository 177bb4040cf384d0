import { at } from "../random.ts";
import {
  d,
  circle,
  line,
  petals,
  polar,
  polygon,
  rect,
  repeat,
  star,
  tau,
  wedge,
  type Ink,
} from "../shapes.ts";
import type { DrawFamily } from "./family.types.ts";

interface Year {
  x: number;
  y: number;
  inner: number;
  thickness: number;
  count: number;
  ink: Ink;
  /** Whether a point of the ring lies in the picture, by and large: a wide ring goes far beyond it. */
  isSeen: (point: readonly [number, number]) => boolean;
}

type Ornament = (year: Year) => string;

const ornaments: Ornament[] = [
  () => "",
  ({ x, y, inner, thickness, count, ink, isSeen }) =>
    repeat(count, (index) => {
      const dot = polar(x, y, inner + thickness / 2, (index * tau) / count);
      return isSeen(dot) ? circle(...dot, thickness * 0.22, ink) : "";
    }),
  ({ x, y, inner, thickness, count, ink, isSeen }) =>
    repeat(count, (index) => {
      const [from, to] = [(index * tau) / count, ((index + 0.5) * tau) / count];
      const ring = { inner, outer: inner + thickness };
      return isSeen(polar(x, y, inner, from)) ? wedge(x, y, ring, from, to, ink) : "";
    }),
  ({ x, y, inner, thickness, count, ink, isSeen }) =>
    petals(x, y, { inner, outer: inner + thickness }, count, 2.6 / count, ink, isSeen),
  ({ x, y, inner, thickness, count, ink }) =>
    polygon(
      Array.from({ length: count * 2 }, (_, index) =>
        polar(x, y, index % 2 ? inner : inner + thickness, (index * Math.PI) / count),
      ),
      ink,
    ),
  ({ x, y, inner, thickness, ink }) => {
    const r = inner + thickness / 2;
    const dashes = `stroke-dasharray="${(thickness * 0.9).toFixed(1)} ${(thickness * 0.5).toFixed(1)}" stroke-linecap="round"`;
    return line(d`M${x - r} ${y}a${r} ${r} 0 1 1 0 .1`, ink, thickness * 0.3, dashes);
  },
];

/** Milestone: one ring per year, off-centre like a rising sun. */
export const drawMilestone: DrawFamily = (w, h, random) => {
  const [x, y] = random.pick([
    [w / 2, h * 1.02],
    [w * 0.78, h * 0.9],
    [w * 0.24, h * 0.95],
    [w * 0.5, h * 0.5],
  ] as const);
  const reach = Math.hypot(Math.max(x, w - x), Math.max(y, h - y));
  const ground = random.pick([0, 7, 2]);
  const rings: [number, number][] = [];
  for (let inner = h * 0.13; inner < reach;) {
    const thickness = h * random.pick([0.05, 0.07, 0.09, 0.12]);
    rings.push([inner, thickness]);
    inner += thickness + h * 0.012;
  }
  let drawing = rect(0, 0, w, h, ground);
  let last = ground === 7 ? 1 : ground;
  let before = -1;
  for (const [inner, thickness] of rings.toReversed()) {
    const band = random.pick([2, 3, 4, 5, 6, 0, 1].filter((ink) => ink !== last));
    const ink = random.pick([1, 2, 3, 4, 6].filter((other) => other !== band));
    const pitch = thickness * random.pick([0.55, 0.8, 1]);
    const count = Math.max(10, Math.round((inner * tau) / pitch / 2) * 2);
    const drawn = random.int(0, 5);
    const kind = drawn === before ? (drawn + 1) % 6 : drawn;
    before = kind;
    last = band;
    const room = thickness * 2;
    const isSeen: Year["isSeen"] = ([px, py]) =>
      px > -room && px < w + room && py > -room && py < h + room;
    drawing +=
      circle(x, y, inner + thickness, band) +
      at(ornaments, kind)({ x, y, inner, thickness, count, ink, isSeen }) +
      circle(x, y, inner + 1, ground);
  }
  return (
    drawing + circle(x, y, h * 0.118, 3) + star(x, y, h * 0.09, { points: 12, notch: 0.62 }, 4)
  );
};
