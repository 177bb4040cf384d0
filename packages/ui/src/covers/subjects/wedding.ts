import { at, type Random } from "../random.ts";
import {
  d,
  arc,
  circle,
  line,
  path,
  petals,
  polar,
  polygon,
  rect,
  ring,
  put,
  tau,
  type Clip,
  type Ink,
} from "../shapes.ts";
import type { DrawFamily } from "../families/family.types.ts";

interface Flower {
  x: number;
  y: number;
  q: number;
  ink: Ink;
  heart: Ink;
  turn: number;
}

type DrawFlower = (flower: Flower) => string;

const round = 'stroke-linecap="round"';

const rose: DrawFlower = ({ x, y, q, ink, heart, turn }) =>
  circle(x, y, q, ink) +
  line(
    arc(x, y, q * 0.78, turn, turn + 2.1) +
      arc(x, y, q * 0.78, turn + 3, turn + 5.2) +
      arc(x, y, q * 0.48, turn + 1.6, turn + 3.8) +
      arc(x, y, q * 0.48, turn + 4.6, turn + 6.6) +
      arc(x, y, q * 0.18, turn, turn + 4.4),
    heart,
    q * 0.11,
    round,
  );

const anemone: DrawFlower = ({ x, y, q, ink, heart, turn }) => {
  const leaf = (index: number) => {
    const [leafX, leafY] = polar(x, y, q * 0.54, turn + (index * tau) / 6);
    return ring(leafX, leafY, q * 0.48);
  };
  const dots = `stroke-dasharray="0 ${(q * 0.29).toFixed(1)}" ${round}`;
  return (
    path([0, 1, 2, 3, 4, 5].map(leaf).join(""), ink) +
    circle(x, y, q * 0.3, heart) +
    line(ring(x, y, q * 0.46), heart, q * 0.09, dots) +
    circle(x, y, q * 0.12, 4)
  );
};

const daisy: DrawFlower = ({ x, y, q, ink, heart }) =>
  petals(x, y, { inner: q * 0.1, outer: q }, 12, 0.3, ink) + circle(x, y, q * 0.3, heart);

const buds: DrawFlower = ({ x, y, q, ink, turn }) => {
  const bud = (away: number, r: number, angle: number) => {
    const [budX, budY] = polar(x, y, q * away, turn + angle);
    return ring(budX, budY, q * r);
  };
  return path(bud(0, 0.36, 0) + bud(0.54, 0.22, 0) + bud(0.56, 0.2, 2.1), ink);
};

function leafOf(x: number, y: number, length: number, angle: number): string {
  const [tipX, tipY] = polar(0, 0, length, angle);
  const [leftX, leftY] = polar(0, 0, length * 0.6, angle - 0.6);
  const [rightX, rightY] = polar(0, 0, length * 0.6, angle + 0.6);
  return d`M${x} ${y}q${leftX} ${leftY} ${tipX} ${tipY}Q${x + rightX} ${y + rightY} ${x} ${y}Z`;
}

/** Which inks a flower of an ink wears at its heart. */
function heartOf(ink: number, ground: number, isLarge: boolean, random: Random): number {
  if (ink === 2) return 6;
  if (ink === 3) return ground === 7 ? 7 : 1;
  if (ink === 4) return isLarge ? 1 : 3;
  return isLarge ? random.pick([3, 1]) : 4;
}

function rings(x: number, y: number, h: number, ground: number, clip: Clip): string {
  const [q, thickness] = [h * 0.165, h * 0.034];
  const [left, right] = [x - q * 0.62, x + q * 0.62];
  const crossing = y - Math.sqrt(q * q - (q * 0.62) ** 2);
  const gold = line(ring(left, y, q), 4, thickness);
  const stone = thickness * 1.1;
  const front = rect(
    x - thickness * 1.4,
    crossing - thickness * 1.4,
    thickness * 2.8,
    thickness * 2.8,
    0,
  );
  const cut: [number, number][] = [
    [-stone, -stone * 0.2],
    [-stone * 0.5, -stone],
    [stone * 0.5, -stone],
    [stone, -stone * 0.2],
    [0, stone],
  ];
  return (
    gold +
    line(ring(right, y, q), ground === 7 ? 6 : 2, thickness) +
    clip(front, gold) +
    put(left - q * 0.7, y - q * 0.72, -44, polygon(cut, ground === 7 ? 6 : 5))
  );
}

/** Wedding: flowers all round, and two rings in the clearing. */
export const drawWedding: DrawFamily = (w, h, random, clip) => {
  const ground = random.pick([7, 0]);
  const [x, y] = [w * random.pick([0.5, 0.5, 0.36, 0.64]), h * 0.5];
  const unit = h * 0.17;
  const spots: [number, number, number][] = [];
  for (let j = -1; j < 8; j += 1) {
    for (let i = -1; i < w / unit + 1; i += 1) {
      const spotX = (i + (j % 2 ? 0.5 : 0)) * unit + (random.next() - 0.5) * unit * 0.4;
      const spotY = j * unit * 0.86 + (random.next() - 0.5) * unit * 0.3;
      const away = Math.hypot((spotX - x) / (h * 0.52), (spotY - y) / (h * 0.41));
      if (away > 1) spots.push([spotX, spotY, away]);
    }
  }
  const greens = ground === 7 ? [2, 5] : [1, 2, 5];
  const leaves = greens.map(() => "");
  for (const [spotX, spotY, away] of spots) {
    if (away > 1.5 && !random.chance()) continue;
    for (let leaf = 0; leaf < 3; leaf += 1) {
      const length = unit * (0.7 + random.next() * 0.5);
      leaves[random.int(0, greens.length - 1)] += leafOf(spotX, spotY, length, random.next() * tau);
    }
  }
  const inks = ground === 7 ? [3, 6, 0, 4, 3] : [3, 6, 6, 4, 2];
  let flowers = "";
  for (const [spotX, spotY, away] of random.shuffle(spots)) {
    if (!random.chance(away < 1.35 ? 0.86 : 0.7)) continue;
    const isLarge = random.chance(0.44);
    const ink = random.pick(inks);
    flowers += random.pick(isLarge ? [rose, rose, anemone] : [daisy, daisy, buds])({
      x: spotX,
      y: spotY,
      q: unit * (isLarge ? 0.58 + random.next() * 0.2 : 0.32 + random.next() * 0.12),
      ink,
      heart: heartOf(ink, ground, isLarge, random),
      turn: random.next() * tau,
    });
  }
  const foliage = leaves.map((drawn, index) => path(drawn, at(greens, index))).join("");
  return rect(0, 0, w, h, ground) + foliage + flowers + rings(x, y, h, ground, clip);
};
