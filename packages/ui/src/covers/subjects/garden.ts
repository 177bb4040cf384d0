import type { Random } from "../random.ts";
import { circle, d, line, path, polar, rect, ring, tau } from "../shapes.ts";
import type { DrawFamily } from "../families/family.types.ts";

function tree(x: number, foot: number, q: number, ink: number, random: Random): string {
  const second = ink === 2 ? 5 : ink === 4 ? 3 : 6;
  const stem = rect(x - q * 0.05, foot - q * 0.6, q * 0.1, q * 0.62, 1);
  const top = foot - q;
  const fruit = Array.from({ length: 7 }, (_, index) => {
    const [fruitX, fruitY] = index ? polar(x, top, q * 0.3, (index * tau) / 6) : [x, top];
    return ring(fruitX, fruitY, q * 0.05);
  });
  return (
    stem +
    random.pick([
      () => circle(x, top, q * 0.5, ink) + path(fruit.join(""), second),
      () =>
        path(
          d`M${x} ${top - q * 0.7}C${x + q * 0.5} ${top - q * 0.2} ${x + q * 0.42} ${top + q * 0.5} ${x} ${top + q * 0.5}C${x - q * 0.42} ${top + q * 0.5} ${x - q * 0.5} ${top - q * 0.2} ${x} ${top - q * 0.7}Z`,
          ink,
        ) +
        line(
          d`M${x} ${top + q * 0.5}V${top - q * 0.4}M${x} ${top + q * 0.2}l${q * 0.18} ${-q * 0.18}M${x} ${top}l${-q * 0.18} ${-q * 0.18}`,
          second,
          q * 0.05,
          'stroke-linecap="round"',
        ),
      () =>
        path(
          [0, 0.42, 0.84]
            .map(
              (up) =>
                d`M${x - q * (0.46 - up * 0.2)} ${top + q * (0.4 - up)}h${q * (0.92 - up * 0.4)}L${x} ${top - q * (0.2 + up)}Z`,
            )
            .join(""),
          ink,
        ),
    ])()
  );
}

/** Garden: trees on three hills under a low sun. */
export const drawGarden: DrawFamily = (w, h, random) => {
  const sky = random.pick([0, 5]);
  const hills = [sky === 5 ? 0 : 5, 2, 1] as const;
  let drawing =
    rect(0, 0, w, h, sky) + circle(w * (0.2 + random.next() * 0.6), h * 0.3, h * 0.17, 4);
  for (const [row, ground] of hills.entries()) {
    const foot = h * (0.52 + row * 0.19);
    const q = h * (0.26 + row * 0.05);
    const wave = q * 2.4;
    const start = -random.next() * wave * 2;
    const behind = new Set([ground, sky, hills[row - 1] ?? 4]);
    const inks = [2, 3, 4, 5].filter((ink) => !behind.has(ink));
    let last = -1;
    for (let x = q * random.next(); x < w + q; x += q * (0.9 + random.next() * 0.8)) {
      last = random.pick(inks.filter((ink) => ink !== last));
      drawing += tree(x, foot + q * 0.1, q * (0.8 + random.next() * 0.35), last, random);
    }
    let edge = d`M${start} ${foot}`;
    for (let x = start; x < w; x += wave * 2) {
      edge += d`q${wave / 2} ${-q * 0.34} ${wave} 0t${wave} 0`;
    }
    drawing += path(d`${edge}V${h}H${start}Z`, ground);
  }
  return drawing;
};
