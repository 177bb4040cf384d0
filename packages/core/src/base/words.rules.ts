/** A number with what it counts: `1 line`, `2 lines`, `1,200 people`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${new Intl.NumberFormat("en").format(count)} ${count === 1 ? one : many}`;
}

/** Several facts in one line, those without anything left out: `Oslo · 2 people`. A line breaks after a dot, not before it. */
export function joined(facts: readonly (string | null | undefined | false)[]): string {
  return facts.filter(Boolean).join("\u00A0· ");
}

/** English nouns that are not heard as they are written. */
const heardAsVowel = /^(?:hour|honou?r|heir|honest)/i;
const heardAsConsonant = /^(?:uni(?!n)|u[bst][aeiou]|eu|ewe|one\b|once)/i;

/** A noun of English with its article: `a guest`, `an organization`, `an hour`, `a unit`. */
export function withArticle(noun: string): string {
  const isVowel =
    heardAsVowel.test(noun) || (/^[aeiou]/i.test(noun) && !heardAsConsonant.test(noun));
  return `${isVowel ? "an" : "a"} ${noun}`;
}
