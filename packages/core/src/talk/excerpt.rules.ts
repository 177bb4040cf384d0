import { searchWords, typedWords } from "../base/plain-words.rules.ts";

/** A hit shows two lines; so much of a text is seen of them in the narrowest list. */
const seen = 60;
/** So much stands before the word, so that one reads how it was meant. */
const before = 24;

/** What a hit shows of a text: from its beginning, or from a little before the first word looked for. */
export function excerptAround(text: string, typed: string): string {
  const asked = typedWords(typed);
  const found = [...text.matchAll(/\S+/gu)].find(({ 0: word }) =>
    asked.some((one) => searchWords(word).includes(one)),
  );
  if (!found || found.index + found[0].length <= seen) return text;
  const start = text.slice(0, found.index - before).search(/\S+\s*$/u);
  return `… ${text.slice(Math.max(start, 0))}`;
}
