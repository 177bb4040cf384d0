import { rgb } from "pdf-lib";
import type { Face } from "./faces.ts";

/** A4 in points. */
export const sheet = { width: 595, height: 842, margin: 48 };
export const ink = rgb(0.11, 0.11, 0.13);
export const soft = rgb(0.42, 0.42, 0.46);
export const line = rgb(0.85, 0.85, 0.87);

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
