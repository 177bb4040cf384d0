import { circle, d, path, rect, ring, star } from "../shapes.ts";
import type { DrawFamily } from "../families/family.types.ts";

/** Stage: the curtain half drawn, lights on, heads of the first row. */
export const drawStage: DrawFamily = (w, h, random) => {
  const back = random.pick([7, 7, 2]);
  const cloth = random.pick([3, 2, 4].filter((ink) => ink !== back));
  const fold = h * 0.13;
  const gap = w * (0.3 + random.next() * 0.14);
  const middle = w * (0.42 + random.next() * 0.16);
  const floor = h * 0.82;
  let drawing = rect(0, 0, w, h, back);
  const lamps = Math.max(2, Math.round(w / h) + 1);
  for (let index = 0; index < lamps; index += 1) {
    const x = middle + ((index + 0.5) / lamps - 0.5) * gap;
    const aim = middle + (random.next() - 0.5) * gap * 0.8;
    drawing += path(
      d`M${x - h * 0.02} 0h${h * 0.04}L${aim + h * 0.2} ${floor}h${-h * 0.4}Z`,
      "rgb(255 255 255/.16)",
    );
  }
  drawing +=
    rect(0, floor, w, h - floor, back === 7 ? 2 : 1) +
    star(middle, h * 0.48, h * 0.15, { points: random.pick([5, 6, 8]), notch: 0.48 }, 4) +
    circle(middle, h * 0.48, h * 0.045, 6);
  const curtain = (from: number, to: number, side: 1 | -1) =>
    d`M${from} 0H${to}Q${to + side * fold * 0.4} ${h * 0.45} ${to} ${floor + h * 0.03}H${from}Z`;
  const [left, right] = [middle - gap / 2, middle + gap / 2];
  drawing += path(curtain(0, left, -1) + curtain(w, right, 1), cloth);
  let folds = "";
  for (let x = fold * 0.6; x < Math.max(left, w - right); x += fold) {
    const crease = d`h${fold * 0.34}V${floor + h * 0.03}h${-fold * 0.34}Z`;
    if (x + fold < left) folds += d`M${left - x - fold * 0.5} 0${crease}`;
    if (right + x + fold < w) folds += d`M${right + x} 0${crease}`;
  }
  drawing += path(folds, "rgb(0 0 0/.16)");
  const swag = fold * 1.6;
  let fringe = "";
  for (let x = -swag * random.next(); x < w; x += swag) {
    fringe += d`M${x} 0h${swag}v${h * 0.07}q${-swag / 2} ${h * 0.12} ${-swag} 0Z`;
  }
  drawing += path(fringe, cloth === 4 ? 3 : 4);
  let [heads, shoulders] = ["", ""];
  const head = h * 0.07;
  for (let x = head * random.next(); x < w + head; x += head * (2.5 + random.next())) {
    heads += ring(x, h * 0.9, head);
    shoulders += d`M${x - head * 1.8} ${h}q${head * 0.2} ${-head * 1.1} ${head * 1.8} ${-head * 1.1}t${head * 1.8} ${head * 1.1}Z`;
  }
  const crowd = back === 7 ? 1 : 7;
  return drawing + path(heads, crowd) + path(shoulders, crowd);
};
