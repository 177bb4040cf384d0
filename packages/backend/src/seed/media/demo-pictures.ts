import { createRandom } from "../random.ts";

/** Pixels of a demo photo. */
export const pictureSize = { width: 1500, height: 1000 };
const { width, height } = pictureSize;

/** What can be seen on the demo's photos. */
export type Scene =
  | "lake"
  | "supper"
  | "band"
  | "steps"
  | "boats"
  | "dance"
  | "fireworks"
  | "before";

/** The next number of a row, at least 0 and below 1. */
type Random = () => number;

type Stops = readonly (readonly [offset: number, colour: string])[];

const ramp = (id: string, stops: Stops) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops
    .map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`)
    .join("")}</linearGradient>`;
const glow = (id: string, colour: string) =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="0.95"/><stop offset="0.35" stop-color="${colour}" stop-opacity="0.45"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;
const panel = (top: number, bottom: number, fill: string) =>
  `<rect y="${top}" width="${width}" height="${bottom - top}" fill="${fill}"/>`;
const ball = (x: number, y: number, radius: number, fill: string, opacity = 1) =>
  `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${radius.toFixed(1)}" fill="${fill}" opacity="${opacity.toFixed(2)}"/>`;

const between = (random: Random, from: number, to: number) => from + random() * (to - from);
const times = (count: number, draw: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => draw(at)).join("");

/** A line of hills against what is behind it. */
function hills(random: Random, base: number, rise: number, fill: string): string {
  const points = Array.from({ length: 16 }, (_, at) => {
    const y = base - rise * (0.35 + 0.65 * random()) * Math.sin((at / 15) * Math.PI * 0.9 + 0.3);
    return `${(at * width) / 15},${y.toFixed(0)}`;
  });
  return `<path d="M0,${height} L${points.join(" L")} L${width},${height} Z" fill="${fill}"/>`;
}

/** Light on water: short streaks, wider towards the viewer. */
function ripples(random: Random, top: number, colour: string, count = 130): string {
  return times(count, () => {
    const y = top + (height - top) * random() ** 1.4;
    const length = 30 + ((y - top) / (height - top)) * between(random, 40, 260);
    const opacity = between(random, 0.05, 0.3);
    return `<rect x="${between(random, -100, width).toFixed(0)}" y="${y.toFixed(0)}" width="${length.toFixed(0)}" height="${between(random, 1.5, 5).toFixed(1)}" rx="2" fill="${colour}" opacity="${opacity.toFixed(2)}"/>`;
  });
}

/** Lamps on a wire that hangs between two ends. */
function wire(from: number, to: number, y: number, sag: number, lamps: number): string {
  const middle = (from + to) / 2;
  const line = `<path d="M${from},${y} Q${middle},${y + sag * 2} ${to},${y}" fill="none" stroke="#1c1520" stroke-width="3"/>`;
  return (
    line +
    times(lamps, (at) => {
      const t = (at + 0.5) / lamps;
      const [x, hang] = [from + (to - from) * t, y + 4 * sag * t * (1 - t)];
      return ball(x, hang + 8, 46, "url(#warm)") + ball(x, hang + 8, 7, "#fff3cf");
    })
  );
}

/** Lights out of focus. */
function bokeh(
  random: Random,
  count: number,
  fills: readonly string[],
  top = 0,
  end = height,
): string {
  return times(count, (at) =>
    ball(
      random() * width,
      between(random, top, end),
      between(random, 14, 74),
      fills[at % fills.length] ?? "",
      between(random, 0.12, 0.55),
    ),
  );
}

/** Somebody from behind or against the light. */
function figure(x: number, feet: number, size: number, fill: string, raises: boolean): string {
  const head = feet - size;
  const arm = raises
    ? `<path d="M${x + size * 0.12},${head + size * 0.34} L${x + size * 0.3},${head - size * 0.1}" stroke="${fill}" stroke-width="${size * 0.075}" stroke-linecap="round"/>`
    : "";
  return `<g><circle cx="${x}" cy="${head + size * 0.1}" r="${size * 0.1}" fill="${fill}"/><path d="M${x - size * 0.19},${feet} Q${x - size * 0.2},${head + size * 0.24} ${x},${head + size * 0.22} Q${x + size * 0.2},${head + size * 0.24} ${x + size * 0.19},${feet} Z" fill="${fill}"/>${arm}</g>`;
}

function people(
  random: Random,
  count: number,
  feet: number,
  size: number,
  fill: string,
  raised = 0,
) {
  return times(count, (at) => {
    const x = ((at + between(random, 0.2, 0.8)) * width) / count;
    return figure(x, feet, size * between(random, 0.88, 1.1), fill, random() < raised);
  });
}

const house = (x: number, base: number, fill: string) =>
  `<path d="M${x},${base} v-130 l150,-92 l150,92 v130 Z" fill="${fill}"/>${times(
    4,
    (at) =>
      `<rect x="${x + 34 + at * 62}" y="${base - 104}" width="34" height="58" fill="#ffce7a"/>`,
  )}`;

const dusk: Stops = [
  [0, "#27305e"],
  [0.45, "#8a4f7d"],
  [0.72, "#e58a63"],
  [1, "#ffd394"],
];

const scenes: Record<Scene, (random: Random) => string> = {
  lake: (random) =>
    `${panel(0, 600, "url(#dusk)")}${hills(random, 600, 170, "#4b345c")}${panel(590, height, "url(#water)")}${house(930, 610, "#231a2c")}${ripples(random, 610, "#ffd9a0")}${wire(-40, 960, 250, 90, 11)}`,
  supper: (random) =>
    `${panel(0, height, "url(#room)")}${bokeh(random, 60, ["#ffd07a", "#ffb155", "#ffe7b5"], 0, 480)}<path d="M560,430 L940,430 L1500,1000 L0,1000 Z" fill="#efe3d2"/><path d="M700,430 L800,430 L980,1000 L520,1000 Z" fill="#5f7a4e" opacity="0.55"/>${times(
      7,
      (at) => {
        const y = 470 + at * at * 11;
        const size = 10 + at * 9;
        return `${ball(640 - at * 46, y, size, "#ffffff", 0.95)}${ball(860 + at * 46, y, size, "#ffffff", 0.95)}${ball(750, y - size, size * 2.6, "url(#warm)")}${ball(750, y - size, size * 0.3, "#fff6dd")}`;
      },
    )}${people(random, 9, 470, 210, "#3a2228")}`,
  band: (random) =>
    `${panel(0, height, "url(#stage)")}${times(5, (at) => `<path d="M${220 + at * 270},0 l-150,860 h300 Z" fill="${at % 2 ? "#ff8f6b" : "#7fb6ff"}" opacity="0.2"/>`)}${panel(720, height, "#160f1f")}${people(random, 5, 730, 300, "#0d0913")}${bokeh(random, 26, ["#ffb155", "#ff6f91", "#7fb6ff"], 40, 320)}${people(random, 16, 1040, 260, "#090610", 0.5)}`,
  steps: (random) =>
    `${panel(0, 640, "url(#noon)")}${hills(random, 560, 120, "#7f9a78")}${house(180, 640, "#6b4a3c")}${times(5, (at) => panel(640 + at * 72, 712 + at * 72, at % 2 ? "#cbbba6" : "#d8cab7"))}${people(random, 12, 700, 200, "#3b3446")}${people(random, 13, 790, 215, "#5a3f52")}${people(random, 11, 900, 235, "#2f4858")}`,
  boats: (random) =>
    `${panel(0, 520, "url(#mist)")}${hills(random, 520, 150, "#8ea6ad")}${hills(random, 530, 80, "#6f8d92")}${panel(515, height, "url(#calm)")}${ripples(random, 530, "#ffffff", 90)}${times(
      3,
      (at) => {
        const [x, y, size] = [240 + at * 420, 620 + at * 110, 1 + at * 0.35];
        return `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-140,0 Q0,26 140,0 L118,-16 H-118 Z" fill="#7a2f33"/><path d="M-60,-14 L-150,30 M60,-14 L150,30" stroke="#4a3a30" stroke-width="5"/>${figure(-40, -8, 88, "#24303a", false)}${figure(30, -8, 88, "#33414d", false)}</g>`;
      },
    )}`,
  dance: (random) =>
    `${panel(0, height, "url(#night)")}${wire(-60, 800, 90, 80, 9)}${wire(700, 1560, 90, 80, 9)}${bokeh(random, 44, ["#ffd07a", "#ff9d6b", "#f7c6ff"], 60, 560)}${people(random, 9, 860, 400, "#2a1a33", 0.35)}${people(random, 7, 1020, 470, "#150d1d", 0.6)}`,
  fireworks: (random) =>
    `${panel(0, 640, "url(#night)")}${times(6, (at) => {
      const [x, y] = [between(random, 160, 1340), between(random, 110, 400)];
      const colour = ["#ffd07a", "#ff7f8e", "#9fd6ff"][at % 3] ?? "";
      const reach = between(random, 90, 190);
      return `${ball(x, y, reach * 1.3, "url(#warm)", 0.35)}${times(34, (ray) => {
        const [turn, far] = [(ray / 34) * Math.PI * 2, reach * between(random, 0.6, 1)];
        return `<path d="M${x + Math.cos(turn) * far * 0.3},${y + Math.sin(turn) * far * 0.3} L${x + Math.cos(turn) * far},${y + Math.sin(turn) * far}" stroke="${colour}" stroke-width="3" stroke-linecap="round" opacity="0.85"/>`;
      })}`;
    })}${hills(random, 640, 90, "#120c1c")}${panel(630, height, "#1a1730")}${ripples(random, 640, "#ffcf8f", 110)}${people(random, 10, 1010, 250, "#07050c")}`,
  before: (random) =>
    `${panel(0, 620, "#d9c4a0")}${hills(random, 600, 140, "#b79b72")}${house(820, 630, "#8b6d4a")}${times(4, (at) => panel(630 + at * 95, 725 + at * 95, at % 2 ? "#c2a67c" : "#ccb38b"))}${people(random, 14, 720, 190, "#5b452c")}${people(random, 15, 830, 210, "#6d5436")}${people(random, 12, 960, 230, "#4c3922")}`,
};

/** A demo photo as a drawing: the same seed always gives the same. */
export function drawScene(scene: Scene, seed: number): string {
  const { next: random } = createRandom(seed);
  const defs = [
    ramp("dusk", dusk),
    ramp("water", [
      [0, "#e9a06f"],
      [0.4, "#7b4a70"],
      [1, "#20264a"],
    ]),
    ramp("room", [
      [0, "#2b1a1c"],
      [0.5, "#6b3f2c"],
      [1, "#2a1715"],
    ]),
    ramp("stage", [
      [0, "#1b1030"],
      [1, "#45204f"],
    ]),
    ramp("noon", [
      [0, "#79b4d8"],
      [1, "#f4e6c8"],
    ]),
    ramp("mist", [
      [0, "#cfdde2"],
      [1, "#f6e3cf"],
    ]),
    ramp("calm", [
      [0, "#d5dfdf"],
      [1, "#4f7480"],
    ]),
    ramp("night", [
      [0, "#0e1028"],
      [1, "#3b2444"],
    ]),
    glow("warm", "#ffcf7a"),
    `<radialGradient id="edge" r="0.75"><stop offset="0.6" stop-opacity="0"/><stop offset="1" stop-opacity="0.42"/></radialGradient>`,
  ].join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${defs}</defs>${scenes[scene](random)}<rect width="${width}" height="${height}" fill="url(#edge)"/></svg>`;
}

/** A sponsor's sign: a shape and a word, dark on nothing. */
export function drawLogo(
  word: string,
  colour: string,
  shape: "wave" | "ring" | "leaf" | "bar",
): string {
  const signs = {
    wave: `<path d="M10,62 q20,-28 40,0 t40,0 M10,84 q20,-28 40,0 t40,0" fill="none" stroke="${colour}" stroke-width="9" stroke-linecap="round"/>`,
    ring: `<circle cx="52" cy="60" r="34" fill="none" stroke="${colour}" stroke-width="13"/><circle cx="52" cy="60" r="9" fill="${colour}"/>`,
    leaf: `<path d="M20,96 C14,46 44,22 92,24 C94,74 70,100 20,96 Z M20,96 L66,50" fill="${colour}" stroke="#ffffff" stroke-width="4"/>`,
    bar: `<path d="M14,94 V58 h18 V94 Z M42,94 V38 h18 V94 Z M70,94 V22 h18 V94 Z" fill="${colour}"/>`,
  };
  const room = 136 + word.length * 35;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${room}" height="120">${signs[shape]}<text x="112" y="78" font-family="Georgia, DejaVu Serif, serif" font-size="52" font-weight="600" fill="#2b2130">${word}</text></svg>`;
}
