import { at, type Random } from "../random.ts";
import { circle, d, path, put, rect } from "../shapes.ts";
import type { DrawFamily } from "../families/family.types.ts";

/** One back, with bands or a label. */
function book(x: number, y: number, w: number, h: number, ink: number, random: Random): string {
  const print = ink === 4 || ink === 5 || ink === 6 || ink === 0 ? 1 : 4;
  const bands = (...tops: number[]) =>
    path(tops.map((top) => d`M${x} ${y + h * top}h${w}v${h * 0.05}h${-w}Z`).join(""), print);
  return (
    rect(x, y, w, h, ink, w * 0.08) +
    random.pick([
      () => "",
      () => bands(0.12, 0.82),
      () => bands(0.2, 0.28, 0.74),
      () => rect(x + w * 0.2, y + h * 0.2, w * 0.6, h * 0.3, print === 1 ? 3 : 6),
      () => circle(x + w / 2, y + h * 0.76, w * 0.22, print),
    ])()
  );
}

/** A plant, a globe or a bust between the books. */
function thing(x: number, foot: number, q: number, random: Random): string {
  return random.pick([
    () =>
      path(d`M${x - q * 0.3} ${foot - q * 0.5}h${q * 0.6}l${-q * 0.1} ${q * 0.5}h${-q * 0.4}Z`, 3) +
      path(
        [-0.4, 0, 0.4]
          .map(
            (lean) =>
              d`M${x} ${foot - q * 0.45}q${q * (lean - 0.2)} ${-q * 0.4} ${q * lean} ${-q * 0.9}q${q * 0.24} ${q * 0.5} ${-q * lean} ${q * 0.9}Z`,
          )
          .join(""),
        2,
      ),
    () =>
      rect(x - q * 0.26, foot - q * 0.08, q * 0.52, q * 0.08, 1) +
      rect(x - q * 0.04, foot - q * 0.3, q * 0.08, q * 0.26, 1) +
      circle(x, foot - q * 0.62, q * 0.38, 5) +
      path(
        d`M${x - q * 0.2} ${foot - q * 0.8}q${q * 0.2} ${-q * 0.2} ${q * 0.3} ${q * 0.04}t${-q * 0.1} ${q * 0.4}q${-q * 0.3} ${-q * 0.1} ${-q * 0.2} ${-q * 0.44}Z`,
        2,
      ),
  ])();
}

/** Library, museum, school: shelves, here and there something else than a book. */
export const drawBooks: DrawFamily = (w, h, random) => {
  const wall = random.pick([7, 0]);
  const inks = [1, 2, 3, 4, 5, 6].filter((ink) => ink !== wall && !(wall === 7 && ink === 1));
  const board = wall === 7 ? 2 : 1;
  const shelf = h / 2.5;
  let drawing = rect(0, 0, w, h, wall);
  for (let row = 0; row < 3; row += 1) {
    const foot = (row + 0.94) * shelf;
    let last = -1;
    for (let x = -shelf * 0.3 * random.next(); x < w;) {
      const width = shelf * random.pick([0.14, 0.18, 0.22, 0.28]);
      if (random.chance(0.06)) {
        drawing += thing(x + shelf * 0.34, foot, shelf * 0.66, random);
        x += shelf * 0.7;
        continue;
      }
      const ink = random.pick(inks.filter((other) => other !== last));
      const tall = shelf * (0.56 + random.next() * 0.26);
      last = ink;
      if (random.chance(0.07)) {
        drawing += put(
          x + shelf * 0.12,
          foot - tall,
          9,
          book(0, 0, width, tall * 0.98, ink, random),
        );
        x += width + shelf * 0.16;
        continue;
      }
      drawing += book(x, foot - tall, width, tall, ink, random);
      x += width + shelf * at([0, 0, 0.01], random.int(0, 2));
    }
    drawing += rect(0, foot, w, shelf * 0.06, board);
  }
  return drawing;
};
