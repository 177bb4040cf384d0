import { at, type Random } from "../random.ts";
import { circle, d, line, polar, polygon, rect, repeat, star, wedge, type Ink } from "../shapes.ts";
import type { DrawFamily } from "./family.types.ts";

type Medal = (x: number, y: number, q: number, metal: Ink, enamel: Ink) => string;

const medals: Medal[] = [
  (x, y, q, metal, enamel) =>
    star(x, y, q * 0.46, { points: 5, notch: 0.42 }, metal) +
    circle(x, y, q * 0.17, enamel) +
    star(x, y, q * 0.13, { points: 5, notch: 0.42 }, metal),
  (x, y, q, metal, enamel) =>
    repeat(4, (index) => {
      const angle = (index * Math.PI) / 2;
      const arm = [
        polar(x, y, q * 0.08, angle),
        polar(x, y, q * 0.44, angle - 0.42),
        polar(x, y, q * 0.44, angle + 0.42),
      ];
      return polygon(arm, metal);
    }) +
    circle(x, y, q * 0.19, enamel) +
    circle(x, y, q * 0.11, 3),
  (x, y, q, metal, enamel) =>
    circle(x, y, q * 0.42, metal) +
    circle(x, y, q * 0.34, 1) +
    star(x, y, q * 0.27, { points: 5, notch: 0.42 }, enamel),
  (x, y, q, metal, enamel) =>
    star(x, y, q * 0.45, { points: 8, notch: 0.72 }, metal) +
    circle(x, y, q * 0.24, 2) +
    repeat(5, (index) =>
      wedge(x, y, { inner: 0, outer: q * 0.24 }, index * 1.2566, index * 1.2566 + 0.63, enamel),
    ),
];

const stripeCuts = [[0.3], [0.36, 0.2], [0.12], [0.42, 0.26, 0.1], [0.34, 0.28]];

function ribbon(x: number, width: number, length: number, random: Random): string {
  const middle = x + width / 2;
  const tip = length + width * 0.3;
  const inks = random.shuffle([0, 2, 3, 4, 5, 6]);
  const cuts = random.pick(stripeCuts);
  const ground = at(inks, 0);
  const stripes = cuts.map((reach, index) =>
    rect(middle - width * reach, 0, width * reach * 2, length, at(inks, index + 1)),
  );
  const points = cuts.map((reach, index) => {
    const shoulder = length + width * 0.3 * (1 - 2 * reach);
    return polygon(
      [
        [middle - width * reach, length - 0.5],
        [middle + width * reach, length - 0.5],
        [middle + width * reach, shoulder],
        [middle, tip],
        [middle - width * reach, shoulder],
      ],
      at(inks, index + 1),
    );
  });
  return (
    rect(x, 0, width, length, ground) +
    stripes.join("") +
    polygon(
      [
        [x, length],
        [x + width, length],
        [middle, tip],
      ],
      ground,
    ) +
    points.join("")
  );
}

/** Military: court-mounted medals, ribbons in symmetric stripes. */
export const drawMilitary: DrawFamily = (w, h, random) => {
  const columns = Math.max(2, Math.round(w / (h * 0.3)));
  const step = w / columns;
  const length = h * 0.54;
  const width = step * 0.88;
  const felt = repeat(40, (index) => rect(0, (index * h) / 40, w, h / 80, "rgb(0 0 0/.1)"));
  const row = repeat(columns, (index) => {
    const x = index * step + step * 0.06;
    const middle = x + width / 2;
    const band = ribbon(x, width, length, random);
    const metal = random.pick([4, 4, 6]);
    const enamel = metal === 4 ? 6 : 4;
    return (
      band +
      line(d`M${middle} ${length + width * 0.22}v${width * 0.1}`, 4, width * 0.07) +
      circle(middle, length + width * 0.33, width * 0.07, 4) +
      random.pick(medals)(middle, length + width * 0.78, width, metal, enamel)
    );
  });
  const bar = rect(0, 0, w, h * 0.028, 4) + rect(0, h * 0.028, w, h * 0.012, "rgb(0 0 0/.25)");
  return rect(0, 0, w, h, 7) + felt + row + bar;
};
