import { contrast } from "../../theme/contrast.ts";
import { toHex, toOklch } from "../../theme/oklch.ts";

const steps = 100;

/** A colour as people write it, as `#rrggbb`; undefined for what is none. */
export function readColour(text: string): string | undefined {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (!digits) return undefined;
  return digits.length === 6 ? `#${digits}` : `#${digits.replaceAll(/./g, "$&$&")}`;
}

/** The colour of the same hue, darker or lighter, that reaches a contrast with another; undefined if none does. */
export function nearestReadable(
  colour: string,
  against: string,
  atLeast: number,
): string | undefined {
  const [lightness, chroma, hue] = toOklch(colour);
  const found = Array.from({ length: steps * 2 }, (_, index) => {
    const step = Math.floor(index / 2 + 1) / steps;
    return lightness + (index % 2 === 0 ? -step : step);
  })
    .filter((light) => light >= 0 && light <= 1)
    .map((light) => toHex([light, chroma, hue]))
    .find((hex) => contrast(hex, against) >= atLeast);
  return found;
}
