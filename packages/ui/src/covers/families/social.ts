import type { Random } from "../random.ts";
import {
  d,
  circle,
  path,
  petals,
  polar,
  rect,
  repeat,
  tau,
  wedge,
  wedges,
  type Ink,
} from "../shapes.ts";
import type { DrawFamily } from "./family.types.ts";

type Dish = (x: number, y: number, q: number, ink: Ink) => string;

const slice = (x: number, y: number, inner: number, outer: number, index: number, ink: Ink) =>
  wedge(x, y, { inner, outer }, (index * tau) / 6 + 0.05, (index * tau) / 6 + 0.98, ink);

const dishes: Dish[] = [
  (x, y, q, ink) =>
    circle(x, y, q, ink) +
    circle(x, y, q * 0.88, 6) +
    repeat(8, (index) =>
      wedge(
        x,
        y,
        { inner: q * 0.1, outer: q * 0.8 },
        (index * tau) / 8 + 0.06,
        (index * tau) / 8 + 0.72,
        ink,
      ),
    ),
  (x, y, q) =>
    path(
      d`M${x - q} ${y}c0 ${-q} ${q * 0.7} ${-q * 1.1} ${q} ${-q * 0.9}s${q * 1.1} ${q * 0.3} ${q} ${q}-${q * 0.6} ${q} ${-q} ${q * 0.9}-${q} 0 ${-q} ${-q}z`,
      6,
    ) + circle(x + q * 0.05, y, q * 0.42, 4),
  (x, y, q, ink) =>
    repeat(6, (index) => {
      if (index === 1) return "";
      const [dotX, dotY] = polar(x, y, q * 0.6, (index * tau) / 6 + 0.52);
      return slice(x, y, q * 0.06, q, index, ink) + circle(dotX, dotY, q * 0.1, 6);
    }),
  (x, y, q, ink) =>
    repeat(7, (index) => {
      const [berryX, berryY] = index ? polar(x, y, q * 0.62, (index * tau) / 6) : [x, y];
      return (
        circle(berryX, berryY, q * 0.3, ink) +
        circle(berryX - q * 0.08, berryY - q * 0.08, q * 0.07, 6)
      );
    }),
  (x, y, q, ink) => petals(x, y, { inner: 0, outer: q }, 8, 0.3, 2) + circle(x, y, q * 0.26, ink),
];

const shade = (x: number, y: number, q: number) =>
  circle(x + q * 0.05, y + q * 0.08, q, "rgb(0 0 0/.16)");

function plate(x: number, y: number, q: number, cloth: number, random: Random): string {
  const [rim = 1, well = 2, drawn = 3] = random.shuffle(
    [1, 2, 3, 4, 5].filter((ink) => ink !== cloth),
  );
  const count = random.int(14, 24);
  const kind = random.int(0, 3);
  const rims = [
    () =>
      repeat(count, (index) => {
        const [dotX, dotY] = polar(x, y, q * 0.86, (index * tau) / count);
        return circle(dotX, dotY, q * 0.05, rim);
      }),
    () => circle(x, y, q * 0.94, rim) + circle(x, y, q * 0.84, 6),
    () => wedges(x, y, { inner: q * 0.76, outer: q * 0.94 }, count, rim),
    () => petals(x, y, { inner: q * 0.72, outer: q * 0.96 }, count, 0.1, rim),
  ];
  const food = random.pick(dishes)(x, y, q * 0.46, drawn === 1 ? 3 : drawn);
  return (
    shade(x, y, q) +
    circle(x, y, q, 6) +
    (rims[kind]?.() ?? "") +
    circle(x, y, q * 0.66, kind % 2 ? well : 0) +
    food
  );
}

function glass(x: number, y: number, q: number, random: Random): string {
  return (
    shade(x, y, q) +
    circle(x, y, q, "rgb(255 255 255/.55)") +
    circle(x, y, q * 0.82, random.pick([4, 3, 2])) +
    wedge(x, y, { inner: q * 0.5, outer: q * 0.66 }, 3.6, 4.6, "rgb(255 255 255/.7)")
  );
}

function leaves(x: number, y: number, size: number): string {
  return repeat(3, (index) =>
    path(
      d`M${x - size * 0.02} ${y + size * (index - 1) * 0.1}q${size * 0.12} ${-size * 0.12} ${size * 0.16} ${size * 0.02}q${-size * 0.06} ${size * 0.08} ${-size * 0.16} ${-size * 0.02}z`,
      2,
    ),
  );
}

/** Social event: the table seen from above. */
export const drawSocial: DrawFamily = (w, h, random) => {
  const size = h / 2.15;
  const cloth = random.pick([3, 2, 5]);
  const check = h / 10;
  const pale = "rgb(255 255 255/.13)";
  let drawing =
    rect(0, 0, w, h, cloth) +
    repeat(w / check / 2 + 1, (index) => rect(index * check * 2, 0, check, h, pale)) +
    repeat(6, (index) => rect(0, index * check * 2, w, check, pale));
  for (let j = 0; j < 3; j += 1) {
    for (let i = -1; i <= w / size + 1; i += 1) {
      const [x, y] = [(i + (j % 2 ? 0.5 : 0)) * size, j * size * 0.92 + h * 0.08];
      drawing += plate(x, y, size * 0.4, cloth, random);
      drawing += random.chance(0.72)
        ? glass(x + size * 0.5, y - size * 0.02, size * 0.1, random)
        : leaves(x + size * 0.5, y, size);
    }
  }
  return drawing;
};
