import { rgb } from "pdf-lib";
import type { Face } from "./faces.ts";

/** A sheet in points. */
export interface Sheet {
  width: number;
  height: number;
  margin: number;
}

const a4: Sheet = { width: 595, height: 842, margin: 48 };
const letter: Sheet = { width: 612, height: 792, margin: 48 };
/** Where Letter is what printers hold, by CLDR. */
const onLetter = "BZ CA CL CO CR GT MX NI PA PH PR SV US VE".split(" ");

/** The sheet that a reader prints on: Letter where it is usual, else A4. */
export function sheetOf(locale: string): Sheet {
  return onLetter.includes(new Intl.Locale(locale).region ?? "") ? letter : a4;
}

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

/** After these a word that is wider than its line ends first: an address, a double name. */
const seams = /(?<=[-\u2013/@.])/u;

/** The parts of a word that a line may end between; a part wider than the line is cut anywhere. */
function partsOf(word: string, face: Face, size: number, width: number): string[] {
  const tooWide = (part: string) => face.width(part, size) > width;
  const parts = ownWord.test(word) ? (word.match(units) ?? [word]) : [word];
  const seamed = parts.flatMap((part) => (tooWide(part) ? part.split(seams) : [part]));
  return seamed.flatMap((part) => (tooWide(part) ? Array.from(part) : [part]));
}

/** A text in lines of a width, four at most. */
export function wrapped(text: string, face: Face, size: number, width: number): string[] {
  return linesOf(text, face, size, width).slice(0, 4);
}

/** The same in lines about as long as each other, so that no word is left alone on the last. */
export function balanced(text: string, face: Face, size: number, width: number): string[] {
  const count = linesOf(text, face, size, width).length;
  if (count < 2) return wrapped(text, face, size, width);
  const widest = text.split(" ").filter((word) => !ownWord.test(word));
  const least = Math.max(width / 3, ...widest.map((word) => face.width(word, size)));
  let [tight, fits] = [Math.min(least, width), width];
  while (fits - tight > size / 2) {
    const middle = (tight + fits) / 2;
    if (linesOf(text, face, size, middle).length > count) tight = middle;
    else fits = middle;
  }
  return wrapped(text, face, size, fits);
}

function linesOf(text: string, face: Face, size: number, width: number): string[] {
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
  return lines;
}
