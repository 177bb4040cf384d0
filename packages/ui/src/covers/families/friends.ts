import { at } from "../random.ts";
import { d, path, rect, repeat } from "../shapes.ts";
import type { DrawFamily } from "./family.types.ts";

const bands = 4;
const rows = 6;

/** Friends: woven friendship bracelets in herringbone; one path per ink keeps the drawing small. */
export const drawFriends: DrawFamily = (w, h, random) => {
  const gap = h * 0.05;
  const q = (h * 1.26 - gap * bands) / bands / rows;
  const columns = Math.ceil((w * 1.12) / q) + 2;
  const top = (band: number) => band * (rows * q + gap) - h * 0.13;
  const threads = new Map<number, string>();

  for (let band = 0; band < bands; band += 1) {
    const first = random.pick([4, 6]);
    const inks = [...new Set([first, ...random.shuffle([2, 3, 5, 4, 6])])].slice(
      0,
      random.int(3, 4),
    );
    const weave = (band + random.int(0, 1)) % 3;
    for (let i = 0; i < columns; i += 1) {
      for (let j = 0; j < rows; j += 1) {
        const depth = j < 3 ? 2 - j : j - 3;
        const lean = weave === 1 || j < 3 ? 1 : -1;
        const stitch = [i + depth, i + (rows - j), Math.abs((i % 10) - 5) + depth];
        const ink = at(inks, Math.floor(at(stitch, weave) / 2) % inks.length);
        const x = i * q - q;
        const y = top(band) + j * q + (lean > 0 ? q * 0.52 : 0) + q * 0.06;
        const knot = d`M${x} ${y}l${q * 0.92} ${-lean * q * 0.46}v${q * 0.86}l${-q * 0.92} ${lean * q * 0.46}z`;
        threads.set(ink, (threads.get(ink) ?? "") + knot);
      }
    }
  }
  const turn = `rotate(${random.pick([-7, 6])} ${w / 2} ${h / 2}) translate(${-w * 0.06} 0)`;
  const cords = repeat(bands, (band) =>
    rect(-q, top(band) - q * 0.1, columns * q, rows * q + q * 0.7, 1),
  );
  const woven = [...threads].map(([ink, knots]) => path(knots, ink)).join("");
  return `${rect(0, 0, w, h, 0)}<g transform="${turn}">${cords}${woven}</g>`;
};
