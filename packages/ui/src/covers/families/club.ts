import { at, type Random } from "../random.ts";
import {
  d,
  circle,
  line,
  path,
  petals,
  rect,
  repeat,
  star,
  wedges,
  type Clip,
  type Ink,
} from "../shapes.ts";
import type { DrawFamily } from "./family.types.ts";

type Motif = (x: number, y: number, q: number, back: Ink, front: Ink) => string;

function motifs(random: Random, clip: Clip): Motif[] {
  const count = random.int(6, 12);
  return [
    (x, y, q, back, front) => circle(x, y, q * 0.66, back) + circle(x, y, q * 0.38, front),
    (x, y, q, back, front) =>
      wedges(x, y, { inner: 0, outer: q * 0.93 }, count, back) + circle(x, y, q * 0.34, front),
    (x, y, q, back, front) =>
      path(d`M${x - q * 0.93} ${y}A${q * 0.93} ${q * 0.93} 0 0 0 ${x + q * 0.93} ${y}Z`, back) +
      circle(x, y, q * 0.42, front),
    (x, y, q, back, front) =>
      petals(x, y, { inner: 0, outer: q * 0.82 }, random.int(5, 9), 0.34, back) +
      circle(x, y, q * 0.2, front),
    (x, y, q, back) => star(x, y, q * 0.74, { points: random.pick([5, 6, 8]), notch: 0.45 }, back),
    (x, y, q, back, front) =>
      clip(
        circle(x, y, q * 0.93, 0),
        repeat(5, (index) => rect(x - q, y - q + index * q * 0.42, 2 * q, q * 0.21, back)),
      ) + circle(x, y, q * 0.4, front),
    (x, y, q, back, front) =>
      path(
        d`M${x} ${y - q * 0.62}C${x + q * 0.9} ${y - q * 0.2} ${x + q * 0.5} ${y + q * 0.7} ${x} ${y + q * 0.62}C${x - q * 0.5} ${y + q * 0.7} ${x - q * 0.9} ${y - q * 0.2} ${x} ${y - q * 0.62}Z`,
        back,
      ) + line(d`M${x} ${y - q * 0.3}V${y + q * 0.62}`, front, q * 0.07),
  ];
}

function pin(x: number, y: number, q: number, random: Random, clip: Clip): string {
  const [ground = 2, back = 3, front = 4] = random.shuffle([2, 3, 4, 5, 6]);
  const motif = at(motifs(random, clip), random.int(0, 6));
  return (
    circle(x + q * 0.05, y + q * 0.07, q, "rgb(0 0 0/.22)") +
    circle(x, y, q, 6) +
    circle(x, y, q * 0.93, ground) +
    motif(x, y, q, back, front)
  );
}

/** Club: enamel pins on felt, one of them large. */
export const drawClub: DrawFamily = (w, h, random, clip) => {
  const size = h / 3;
  const column = random.int(1, Math.max(1, Math.floor(w / size) - 3));
  const row = random.int(0, 1);
  let drawing = rect(0, 0, w, h, 7);
  for (let j = -1; j < 4; j += 1) {
    for (let i = -1; i <= w / size + 1; i += 1) {
      const underLarge = (i === column || i === column + 1) && (j === row || j === row + 1);
      if (underLarge) continue;
      const q = size * random.pick([0.38, 0.4, 0.42]);
      drawing += pin((i + 0.5) * size, (j + 0.5) * size, q, random, clip);
    }
  }
  return drawing + pin((column + 1) * size, (row + 1) * size, size * 0.9, random, clip);
};
