import type { TagsInputWords } from "./tagsInput.copy.ts";

export interface WordRules {
  /** Why a word cannot be taken, in a sentence; undefined takes it. */
  refuse?: ((word: string) => string | undefined) | undefined;
  /** How many there may be. */
  max?: number | undefined;
}

/** With the words in which something is refused. */
export interface SpokenRules extends WordRules {
  words: Pick<TagsInputWords, "known" | "full">;
}

export interface TakenWords {
  words: string[];
  /** What could not be taken, to be put right. */
  rest: string;
  /** Why the first of the rest could not. */
  refusal: string | undefined;
}

const same = (one: string) => one.toLocaleLowerCase();

/** What is between commas, semicolons and line ends. */
export function splitWords(text: string): string[] {
  return text
    .split(/[,;\n\r\t،؛]/)
    .map((word) => word.trim())
    .filter((word) => word !== "");
}

/** Adds words to those there are; what does not fit is given back with the reason. */
export function takeWords(
  known: readonly string[],
  offered: readonly string[],
  { refuse, max = Infinity, words: say }: SpokenRules,
): TakenWords {
  const words = [...known];
  const rest: string[] = [];
  let refusal: string | undefined;
  for (const word of offered) {
    const reason = words.some((one) => same(one) === same(word))
      ? say.known(word)
      : words.length >= max
        ? say.full(max)
        : refuse?.(word);
    if (reason === undefined) words.push(word);
    else {
      refusal ??= reason;
      rest.push(word);
    }
  }
  return { words, rest: rest.join(", "), refusal };
}
