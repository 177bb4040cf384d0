import { at } from "../random.ts";
import { d, line, rect } from "../shapes.ts";
import type { DrawFamily } from "./family.types.ts";

const lanes = 6;

function swap(order: number[], lane: number): void {
  const [upper, lower] = [at(order, lane), at(order, lane + 1)];
  order[lane] = lower;
  order[lane + 1] = upper;
}

/** Professional: a transit map of people meeting. */
export const drawProfessional: DrawFamily = (w, h, random) => {
  const gap = h / (lanes + 1);
  const step = gap * 1.25;
  const thickness = gap * 0.4;
  const laneY = (lane: number) => (lane + 1) * gap;
  const inks = random.shuffle([1, 2, 3, 4, 5, 2]);
  const paths = Array.from({ length: lanes }, (_, lane) => d`M-40 ${laneY(lane)}`);
  let order = Array.from({ length: lanes }, (_, lane) => lane);
  let stations = "";

  for (let column = 0; column < Math.ceil(w / step) + 1; column += 1) {
    const x = column * step;
    const next = [...order];
    const first = random.int(0, lanes - 2);
    for (const lane of random.chance(0.55) ? [first, (first + 2) % 5] : [first])
      if (next[lane] === order[lane] && next[lane + 1] === order[lane + 1]) swap(next, lane);
    for (const [lane, route] of order.entries()) {
      const to = next.indexOf(route);
      const [from, onto] = [laneY(lane), laneY(to)];
      const bend =
        to === lane
          ? ""
          : d`H${x + gap * 0.12}C${x + gap * 0.42} ${from} ${x + gap * 0.48} ${onto} ${x + gap * 0.78} ${onto}`;
      paths[route] += d`${bend}H${x + step}`;
    }
    order = next;
    const lane = random.int(0, lanes - 1);
    if (!random.chance(0.55)) continue;
    const span = random.chance(0.45) && lane < lanes - 1 ? random.int(1, 2) : 0;
    const [top, bottom] = [laneY(lane), laneY(Math.min(lanes - 1, lane + span))];
    const stop = (reach: number, ink: number) =>
      rect(
        x + step * 0.86 - thickness * reach,
        top - thickness * reach,
        thickness * reach * 2,
        bottom - top + thickness * reach * 2,
        ink,
        thickness * reach,
      );
    stations += stop(0.8, 1) + stop(0.48, 6);
  }
  const drawn = paths
    .map(
      (route, index) =>
        line(route, 0, thickness * 1.5) +
        line(route, at(inks, index), thickness, 'stroke-linejoin="round"'),
    )
    .toReversed();
  return rect(0, 0, w, h, 0) + drawn.join("") + stations;
};
