import { at, type Random } from "../random.ts";
import { circle, d, line, path, rect, repeat, ring, type Ink } from "../shapes.ts";
import type { DrawFamily } from "../families/family.types.ts";

interface Opening {
  x: number;
  /** Where it stands. */
  floor: number;
  w: number;
  /** From the floor to where its head begins. */
  h: number;
}

type Head = (opening: Opening) => string;

/** Round, pointed and flat. */
const heads: Head[] = [
  ({ x, floor, w, h }) => d`M${x} ${floor}V${floor - h}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${floor}Z`,
  ({ x, floor, w, h }) =>
    d`M${x} ${floor}V${floor - h}Q${x} ${floor - h - w * 0.42} ${x + w / 2} ${floor - h - w * 0.68}Q${x + w} ${floor - h - w * 0.42} ${x + w} ${floor - h}V${floor}Z`,
  ({ x, floor, w, h }) =>
    d`M${x} ${floor}V${floor - h - w * 0.3}q${w / 2} ${-w * 0.24} ${w} 0V${floor}Z`,
];

/** What is seen through an opening: sun, moon, hills or a tree. */
function view({ x, floor, w }: Opening, random: Random): string {
  const middle = x + w / 2;
  return random.pick([
    () => circle(middle, floor - w * 1.1, w * 0.24, 4),
    () =>
      path(
        d`M${x} ${floor}v${-w * 0.3}q${w * 0.3} ${-w * 0.36} ${w * 0.6} ${-w * 0.06}t${w * 0.4} ${-w * 0.1}V${floor}Z`,
        2,
      ),
    () =>
      rect(middle - w * 0.03, floor - w * 0.6, w * 0.06, w * 0.6, 1) +
      circle(middle, floor - w * 0.8, w * 0.3, 2),
    () => path(d`M${x + w * 0.2} ${floor}l${w * 0.3} ${-w * 1.1}l${w * 0.3} ${w * 1.1}Z`, 2),
  ])();
}

function bars({ x, floor, w, h }: Opening, ink: Ink): string {
  return line(
    d`M${x + w / 2} ${floor}V${floor - h - w * 0.4}M${x} ${floor - h * 0.5}h${w}M${x} ${floor - h}h${w}`,
    ink,
    w * 0.045,
  );
}

/** Hall: a row of tall windows, lights strung between them. */
export const drawHall: DrawFamily = (w, h, random) => {
  const wall = random.pick([3, 2, 5, 7]);
  const glass = random.pick([0, 6].filter((ink) => ink !== wall));
  const frame = wall === 3 || wall === 7 ? 4 : 6;
  const head = at(heads, random.int(0, 2));
  const pitch = h * random.pick([0.46, 0.54]);
  const [floor, count] = [h * 0.86, Math.ceil(w / pitch) + 1];
  const left = (w - count * pitch) / 2;
  let drawing = rect(0, 0, w, h, wall);
  for (let index = 0; index < count; index += 1) {
    const x = left + (index + 0.5) * pitch - pitch * 0.31;
    const opening: Opening = { x, floor, w: pitch * 0.62, h: h * 0.4 };
    const edge = pitch * 0.06;
    const around: Opening = { ...opening, x: x - edge, w: opening.w + edge * 2 };
    drawing +=
      path(head(around), frame) +
      path(head(opening), glass) +
      view(opening, random) +
      bars(opening, frame);
  }
  const swing = Array.from(
    { length: count },
    (_, index) => d`${index ? "" : d`M${left} ${h * 0.1}`}q${pitch / 2} ${h * 0.12} ${pitch} 0`,
  );
  const lamps = Array.from({ length: count * 4 }, (_, index) => {
    const along = (index % 4) / 4 + 0.125;
    return ring(
      left + (index / 4 + 0.125) * pitch,
      h * (0.115 + 0.24 * along * (1 - along)),
      h * 0.018,
    );
  });
  return (
    drawing +
    line(swing.join(""), frame, h * 0.007) +
    path(lamps.join(""), wall === 3 ? 6 : 4) +
    rect(0, floor, w, h - floor, wall === 7 ? 2 : 1) +
    repeat(w / (h * 0.28) + 1, (index) =>
      path(
        d`M${index * h * 0.28} ${floor}h${h * 0.14}l${-h * 0.05} ${h - floor}h${-h * 0.14}Z`,
        "rgb(255 255 255/.1)",
      ),
    )
  );
};
