import type { Random } from "../random.ts";
import { d, path, polar, type Ink } from "../shapes.ts";

interface Confetti {
  count: number;
  /** How far down it falls. */
  depth: number;
  size: number;
  inks: readonly Ink[];
}

/** Scraps of paper in the air, one path an ink. */
export function confetti(w: number, { count, depth, size, inks }: Confetti, random: Random) {
  return inks
    .map((ink) => {
      let scraps = "";
      for (let index = 0; index < count / inks.length; index += 1) {
        const [x, y] = [random.next() * w, random.next() * depth];
        const angle = random.next() * Math.PI;
        const [alongX, alongY] = polar(0, 0, size * 2, angle);
        const [acrossX, acrossY] = polar(0, 0, size, angle + Math.PI / 2);
        scraps += d`M${x} ${y}l${alongX} ${alongY}l${acrossX} ${acrossY}l${-alongX} ${-alongY}Z`;
      }
      return path(scraps, ink);
    })
    .join("");
}
