import { searchWords, typedWords } from "./plain-words.rules.ts";

/** A shorter word with an error in it could be any other. `private.near_pattern` in SQL has the same. */
export const nearFrom = 4;

/** How well a text has what was typed; lower is better, and `nothing` is not at all. */
export const standing = { begins: 0, word: 1, inside: 2, near: 3, nothing: 4 } as const;

export type Standing = (typeof standing)[keyof typeof standing];

/**
 * Whether a word begins with what was typed, or would with one letter more, less or other, or two
 * that changed places. Both are plain words. `private.near_pattern` in SQL is the same rule.
 */
export function isNear(word: string, typed: string): boolean {
  if (word.startsWith(typed)) return true;
  if (typed.length < nearFrom) return false;
  let at = 0;
  while (word[at] === typed[at]) at += 1;
  const rest = word.slice(at);
  const left = typed.slice(at);
  return (
    rest.slice(1).startsWith(left.slice(1)) ||
    rest.startsWith(left.slice(1)) ||
    rest.slice(1).startsWith(left) ||
    (rest[0] === left[1] && rest[1] === left[0] && rest.slice(2).startsWith(left.slice(2)))
  );
}

function standingOf(text: string, typed: string): Standing {
  if (text.startsWith(typed)) return standing.begins;
  if (text.includes(` ${typed}`)) return standing.word;
  if (text.includes(typed)) return standing.inside;
  return text.split(" ").some((word) => isNear(word, typed)) ? standing.near : standing.nothing;
}

/** How a text stands to what was typed, by the word of it that stands worst. */
export function standingIn(text: string, typed: string): Standing {
  const words = typedWords(typed);
  if (words.length === 0) return standing.nothing;
  const place = searchWords(text);
  const [first = standing.nothing, ...others] = words.map((word) => standingOf(place, word));
  // A further word stands where it stands in any text: only the first can begin it.
  const worst = Math.max(0, ...others.filter((one) => one !== standing.word));
  return Math.max(first, worst) as Standing;
}
