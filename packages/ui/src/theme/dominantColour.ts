import { toHex, toOklch } from "./oklch.ts";

/** Hue is told apart in this many parts of the circle. */
const sectors = 24;
const leastChroma = 0.04;
const hexOf = (...bytes: number[]) =>
  `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;

interface Sector {
  weight: number;
  lightness: number;
  first: number;
  second: number;
}

/**
 * The colour that a picture is remembered by: the strongest hue, paper, shadow and transparency
 * left out. `null` for a picture without colour.
 * @param pixels Red, green, blue and alpha from 0 to 255, as a canvas gives them.
 */
export function dominantColour(pixels: ArrayLike<number>): string | null {
  const found = Array.from({ length: sectors }, (): Sector => {
    return { weight: 0, lightness: 0, first: 0, second: 0 };
  });
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [0, 1, 2, 3].map((more) => pixels[at + more]);
    if (alpha < 128) continue;
    const [lightness, chroma, hue] = toOklch(hexOf(red, green, blue));
    if (chroma < leastChroma) continue;
    const turn = (hue / (2 * Math.PI) + 1) % 1;
    const sector = found[Math.floor(turn * sectors) % sectors];
    if (!sector) continue;
    sector.weight += chroma;
    sector.lightness += lightness * chroma;
    sector.first += Math.cos(hue) * chroma * chroma;
    sector.second += Math.sin(hue) * chroma * chroma;
  }
  const [best] = found.toSorted((a, b) => b.weight - a.weight);
  if (!best || best.weight === 0) return null;
  const { weight, lightness, first, second } = best;
  return toHex([lightness / weight, Math.hypot(first, second) / weight, Math.atan2(second, first)]);
}
