import { at } from "../random.ts";
import { d, line, polygon, rect, repeat } from "../shapes.ts";
import type { DrawFamily } from "./family.types.ts";
import { drawPerson } from "./person.ts";

/** Three rows of the class: height of the faces, and half a place aside. */
const rows = [
  [0.4, 0.5],
  [0.62, 0],
  [0.84, 0.5],
] as const;

/** School: the class photograph under a string of pennants. */
export const drawSchool: DrawFamily = (w, h, random, clip) => {
  const size = (h / 3.1) * 0.98;
  const inks = random.shuffle([2, 3, 4, 5, 1]);
  const count = Math.ceil(w / (h * 0.115));
  const pennants = repeat(count, (index) => {
    const [x, width, along] = [(index / count) * w, w / count, (index + 0.5) / count];
    const y = h * 0.035 + h * 0.21 * along * (1 - along);
    const flag: [number, number][] = [
      [x + width * 0.08, y],
      [x + width * 0.92, y],
      [x + width * 0.5, y + h * 0.105],
    ];
    return polygon(flag, at(inks, index % 4));
  });
  const cord = line(d`M0 ${h * 0.035}Q${w / 2} ${h * 0.14} ${w} ${h * 0.035}`, 1, h * 0.006);
  const people = rows.map(([height, aside]) =>
    repeat(Math.ceil(w / size) + 3, (index) => {
      const x = (index - 1 + aside + 0.5) * size + (random.next() - 0.5) * size * 0.06;
      const y = h * height + (random.next() - 0.5) * size * 0.08;
      return drawPerson(x, y, size, random, clip);
    }),
  );
  return rect(0, 0, w, h, 0) + cord + pennants + people.join("");
};
