import { initials } from "../../styles/poll-dates.css.ts";

/** The first letters of a name's first and last word. */
export function Initials({ name }: { name: string }) {
  const words = name.trim().split(/\s+/u);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  const letters = ends.map((word) => [...(word ?? "")][0] ?? "").join("");
  return (
    <span className={initials} aria-hidden="true">
      {letters.toLocaleUpperCase()}
    </span>
  );
}
