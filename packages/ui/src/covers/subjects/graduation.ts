import { at, type Random } from "../random.ts";
import { circle, d, ellipse, line, path, polygon, put, rect, type Ink } from "../shapes.ts";
import type { DrawFamily } from "../families/family.types.ts";
import { confetti } from "./confetti.ts";

const skins = ["#f6d2b3", "#e0a77c", "#b97a50", "#8a5636", "#5d3825"];

function cap(q: number, ink: Ink, tassel: Ink): string {
  const board: [number, number][] = [
    [-q * 1.08, 0],
    [0, -q * 0.46],
    [q * 1.08, 0],
    [0, q * 0.46],
  ];
  return (
    path(
      d`M${-q * 0.56} ${q * 0.12}V${q * 0.5}Q0 ${q * 0.86} ${q * 0.56} ${q * 0.5}V${q * 0.12}Z`,
      ink === 1 ? 2 : 1,
    ) +
    polygon(board, ink) +
    line(d`M0 0L${q * 0.74} ${q * 0.14}V${q * 0.62}`, tassel, q * 0.07) +
    rect(q * 0.65, q * 0.58, q * 0.18, q * 0.34, tassel, q * 0.05) +
    circle(0, 0, q * 0.09, tassel)
  );
}

const scroll = (q: number) =>
  rect(-q * 0.7, -q * 0.17, q * 1.4, q * 0.34, 6, q * 0.06) +
  ellipse(q * 0.7, 0, q * 0.08, q * 0.17, 4) +
  rect(-q * 0.13, -q * 0.2, q * 0.26, q * 0.4, 3);

/** An arm whose hand is `tall` above 0. */
function arm(q: number, tall: number, random: Random): string {
  const skin = random.pick(skins);
  const sleeve: [number, number][] = [
    [-q * 0.46, q],
    [-q * 0.21, q * 0.46 - tall],
    [q * 0.21, q * 0.46 - tall],
    [q * 0.46, q],
  ];
  return (
    rect(-q * 0.13, -tall, q * 0.26, tall + q, skin, q * 0.1) +
    ellipse(0, -tall, q * 0.17, q * 0.21, skin) +
    ellipse(q * 0.17, q * 0.1 - tall, q * 0.06, q * 0.13, skin) +
    polygon(sleeve, random.pick([1, 2, 1, 3]))
  );
}

/** Graduation: caps in the air, hands still up. */
export const drawGraduation: DrawFamily = (w, h, random) => {
  const ground = random.pick([0, 5, 0]);
  const size = h / 2.35;
  const scraps = { count: (w / h) * 46, depth: h * 0.8, size: h * 0.012, inks: [3, 4, 6, 2] };
  let drawing = rect(0, 0, w, h, ground) + confetti(w, scraps, random);
  for (const [row, height] of [0.22, 0.58].entries()) {
    for (let i = 0; i <= w / size + 1; i += 1) {
      const x = (i + row / 2) * size + (random.next() - 0.5) * size * 0.22;
      const y = h * height + (random.next() - 0.5) * h * 0.13;
      const thrown = random.chance(0.16)
        ? scroll(size * 0.36)
        : cap(
            size * (0.34 + random.next() * 0.08),
            random.pick([1, 1, 1, 2, 3]),
            at(ground === 0 ? [4, 4, 6] : [4, 6, 4], random.int(0, 2)),
          );
      drawing += put(x, y, random.int(-40, 40), thrown);
    }
  }
  for (let x = -size * 0.1; x < w + size * 0.2;) {
    const q = size * (0.3 + random.next() * 0.05);
    const tall = h * (0.09 + random.next() * 0.07);
    drawing += put(x, h, random.int(-12, 12), arm(q, tall, random));
    x += size * (0.34 + random.next() * 0.12);
  }
  return drawing;
};
