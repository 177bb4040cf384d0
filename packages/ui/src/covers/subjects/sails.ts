import { circle, d, path, rect, repeat } from "../shapes.ts";
import type { DrawFamily } from "../families/family.types.ts";

/** Waterside: sails before a low sun, three rows of water. */
export const drawSails: DrawFamily = (w, h, random) => {
  let drawing = rect(0, 0, w, h, 0) + circle(w * (0.2 + random.next() * 0.6), h * 0.3, h * 0.17, 4);
  for (const [row, water] of [5, 2, 1].entries()) {
    const y = h * (0.52 + row * 0.17);
    const q = h * (0.2 + row * 0.07);
    for (let x = q * random.next(); x < w + q; x += q * (1.8 + random.next() * 1.4)) {
      const main = random.pick([6, 3, 2]);
      const jib = random.pick([3, 4, 6].filter((ink) => ink !== main));
      drawing +=
        path(
          d`M${x} ${y - q * 1.3}V${y - q * 0.12}H${x + q * 0.72}Q${x + q * 0.6} ${y - q * 0.8} ${x} ${y - q * 1.3}Z`,
          main,
        ) +
        path(d`M${x - q * 0.06} ${y - q * 1.1}V${y - q * 0.12}H${x - q * 0.5}Z`, jib) +
        path(
          d`M${x - q * 0.62} ${y - q * 0.06}h${q * 1.4}q${-q * 0.16} ${q * 0.26} ${-q * 0.34} ${q * 0.26}h${-q * 0.76}Z`,
          row === 2 ? 3 : 1,
        );
    }
    const waves = repeat(
      w / (q * 0.6) + 1,
      () => d`q${q * 0.15} ${-q * 0.12} ${q * 0.3} 0t${q * 0.3} 0`,
    );
    drawing += path(d`M0 ${y + q * 0.1}${waves}V${h}H0Z`, water);
  }
  return drawing;
};
