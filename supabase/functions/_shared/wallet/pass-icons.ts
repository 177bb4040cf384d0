import { colourPng, type Rgba } from "../mails/png.ts";

/** Marigold and plum of the house, on the ink of a pass. */
const petals: readonly Rgba[] = [
  [205, 106, 175, 255],
  [243, 178, 72, 255],
];
const nothing: Rgba = [0, 0, 0, 0];

/** The flower of eight flames in every size that a pass must have. Drawn once. */
export function passIcons(): Promise<Record<string, Uint8Array>> {
  drawn ??= draw();
  return drawn;
}
let drawn: Promise<Record<string, Uint8Array>> | undefined;

async function draw(): Promise<Record<string, Uint8Array>> {
  const pictures = await Promise.all(
    ["", "@2x", "@3x"].flatMap((suffix, index) => [
      flower(29 * (index + 1)).then((png) => [`icon${suffix}.png`, png] as const),
      flower(50 * (index + 1)).then((png) => [`logo${suffix}.png`, png] as const),
    ]),
  );
  return Object.fromEntries(pictures);
}

/** Each point is looked at nine times, so that the edges are soft. */
function flower(sidePx: number): Promise<Uint8Array> {
  return colourPng(sidePx, sidePx, (x, y) => {
    const sum = [0, 0, 0, 0];
    for (let step = 0; step < 9; step += 1) {
      const [dx, dy] = [((step % 3) + 0.5) / 3, (Math.floor(step / 3) + 0.5) / 3];
      const point = colourAt(((x + dx) / sidePx) * 2 - 1, ((y + dy) / sidePx) * 2 - 1);
      const alpha = point[3];
      for (const part of [0, 1, 2] as const) sum[part] = (sum[part] ?? 0) + point[part] * alpha;
      sum[3] = (sum[3] ?? 0) + alpha;
    }
    const [red = 0, green = 0, blue = 0, alpha = 0] = sum;
    return alpha === 0 ? nothing : [red / alpha, green / alpha, blue / alpha, alpha / 9];
  });
}

/** A point from -1 to 1 across: eight petals, widest two thirds out. */
function colourAt(x: number, y: number): Rgba {
  const distance = Math.hypot(x, y);
  if (distance < 0.16) return petals[1] ?? nothing;
  const turn = (Math.atan2(x, -y) / (Math.PI / 4) + 8) % 8;
  const petal = Math.round(turn);
  const along = distance * Math.cos((turn - petal) * (Math.PI / 4));
  const across = Math.abs(distance * Math.sin((turn - petal) * (Math.PI / 4)));
  const width = 0.17 * Math.sin(Math.PI * Math.min(1, Math.max(0, (along - 0.08) / 0.86)) ** 1.1);
  return along < 0.94 && across < width ? (petals[petal % 2] ?? nothing) : nothing;
}
