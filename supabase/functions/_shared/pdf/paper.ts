import { rgb } from "pdf-lib";
import type { Face } from "./faces.ts";

/** A4 in points. */
export const sheet = { width: 595, height: 842, margin: 48 };
export const ink = rgb(0.11, 0.11, 0.13);
export const soft = rgb(0.42, 0.42, 0.46);
export const line = rgb(0.85, 0.85, 0.87);

export type Ink = typeof ink;

/** A colour of the screen, `#rrggbb`, on paper. */
export function inkOf(hex: string): Ink {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (from) => Number.parseInt(hex.slice(from, from + 2), 16) / 255,
  );
  return rgb(red, green, blue);
}

/** A text in lines of a width, four at most. */
export function wrapped(text: string, face: Face, size: number, width: number): string[] {
  const lines: string[] = [];
  let current = "";
  for (const word of text.split(" ")) {
    const longer = current === "" ? word : `${current} ${word}`;
    if (current !== "" && face.width(longer, size) > width) {
      lines.push(current);
      current = word;
    } else {
      current = longer;
    }
  }
  if (current !== "") lines.push(current);
  return lines.slice(0, 4);
}
