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

/** Letters of scripts that are written without spaces: a line may end after each. */
const ownWord = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** What may not begin a line stays with the letter before it. */
const units =
  /(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][、。，．！？）」』】ー々ぁ-っゃゅょァ-ッャュョ]*)|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu;

/** The parts of a word that a line may end between; a part wider than the line is cut anywhere. */
function partsOf(word: string, face: Face, size: number, width: number): string[] {
  const parts = ownWord.test(word) ? (word.match(units) ?? [word]) : [word];
  return parts.flatMap((part) => (face.width(part, size) > width ? Array.from(part) : [part]));
}

/** A text in lines of a width, four at most. */
export function wrapped(text: string, face: Face, size: number, width: number): string[] {
  const lines: string[] = [];
  let current = "";
  for (const word of text.split(" ")) {
    for (const [index, part] of partsOf(word, face, size, width).entries()) {
      const longer = current === "" || index > 0 ? current + part : `${current} ${part}`;
      if (current !== "" && face.width(longer, size) > width) {
        lines.push(current);
        current = part;
      } else {
        current = longer;
      }
    }
  }
  if (current !== "") lines.push(current);
  return lines.slice(0, 4);
}
