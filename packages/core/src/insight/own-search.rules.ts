import { plainLetters, typedWords } from "../base/plain-words.rules.ts";

/** A stretch of a text, and whether it is what was looked for. */
export interface Stretch {
  /** Which letter of the text it begins with, 0-based. */
  at: number;
  text: string;
  isHit: boolean;
}

/** Cuts a text where the words of a search stand in it, whatever accents and case they have. */
export function highlight(text: string, search: string): Stretch[] {
  const words = typedWords(search);
  const letters = Array.from(text);
  // What each letter is searched as may be none, one or two letters; the map leads back.
  const plain = letters.map((letter) => plainLetters(letter));
  const from: number[] = [];
  for (const [index, part] of plain.entries()) for (const _ of part) from.push(index);
  const haystack = plain.join("");
  const hit = letters.map(() => false);
  for (const word of words) {
    let at = haystack.indexOf(word);
    while (at >= 0) {
      for (let n = at; n < at + word.length; n++) hit[from[n] ?? 0] = true;
      at = haystack.indexOf(word, at + word.length);
    }
  }
  const stretches: Stretch[] = [];
  for (const [index, letter] of letters.entries()) {
    const isHit = hit[index] === true;
    const last = stretches.at(-1);
    if (last?.isHit === isHit) last.text += letter;
    else stretches.push({ at: index, text: letter, isHit });
  }
  return stretches;
}
