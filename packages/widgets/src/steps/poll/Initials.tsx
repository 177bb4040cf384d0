import { initials } from "../../styles/poll-dates.css.ts";

const letterOf = (word = "") => String.fromCodePoint(word.codePointAt(0) ?? 32);

/** The first letters of a name's first and last word; of a script without capitals, whose letters join, the first. */
export function Initials({ name }: { name: string }) {
  const words = name.trim().split(/\s+/u);
  const first = letterOf(words[0]);
  const hasCapitals = first.toLowerCase() !== first.toUpperCase();
  const letters = words.length > 1 && hasCapitals ? first + letterOf(words.at(-1)) : first;
  return (
    <span className={initials} aria-hidden="true">
      {letters.toLocaleUpperCase()}
    </span>
  );
}
