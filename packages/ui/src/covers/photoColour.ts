import { toHex, toOklch } from "../theme/oklch.ts";

/** How many parts the circle of hues has. */
const parts = 24;
/** Below this a colour is a grey to the eye. */
const leastChroma = 0.035;
/** So much of a photo must have a colour that it can be called one. */
const leastShare = 0.02;

interface Gathered {
  weight: number;
  count: number;
  lightness: number;
  chroma: number;
  cos: number;
  sin: number;
}

const nothing = (): Gathered => ({ weight: 0, count: 0, lightness: 0, chroma: 0, cos: 0, sin: 0 });
const hexOf = (...bytes: number[]) =>
  `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;

function gather(pixels: ArrayLike<number>): Gathered[] {
  const hues = Array.from({ length: parts }, nothing);
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 128) continue;
    const [l, c, h] = toOklch(hexOf(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0));
    const part = hues[Math.floor(((h + Math.PI) / (2 * Math.PI)) * parts) % parts];
    if (!part || c < leastChroma || l < 0.2 || l > 0.96) continue;
    part.weight += c;
    part.count += 1;
    part.lightness += l * c;
    part.chroma += c * c;
    part.cos += Math.cos(h) * c;
    part.sin += Math.sin(h) * c;
  }
  return hues;
}

/**
 * The colour that a picture is remembered by, `#rrggbb`, out of its pixels (red, green, blue, alpha
 * of each); null for a picture of greys. A palette made from it stays within the limits of contrast.
 */
export function colourOfPixels(pixels: ArrayLike<number>): string | null {
  const hues = gather(pixels);
  // A colour and its two neighbours count together: skies and skins are never one hue.
  const near = (at: number) => [-1, 0, 1].map((by) => hues[(at + by + parts) % parts] ?? nothing());
  const weights = hues.map((_, at) => near(at).reduce((sum, { weight }) => sum + weight, 0));
  const best = weights.indexOf(Math.max(...weights));
  const found = near(best).reduce((sum, part) => ({
    weight: sum.weight + part.weight,
    count: sum.count + part.count,
    lightness: sum.lightness + part.lightness,
    chroma: sum.chroma + part.chroma,
    cos: sum.cos + part.cos,
    sin: sum.sin + part.sin,
  }));
  if (found.weight === 0 || found.count < (pixels.length / 4) * leastShare) return null;
  const lightness = Math.min(0.7, Math.max(0.4, found.lightness / found.weight));
  const chroma = Math.max(0.08, found.chroma / found.weight);
  return toHex([lightness, chroma, Math.atan2(found.sin, found.cos)]);
}
