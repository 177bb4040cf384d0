/**
 * A person's one or two letters, everywhere the same: of the first and the last word of the name,
 * where a double name is one word. Of a script without capitals, whose letters join, the first one.
 */
export function initialsOf(name: string): string {
  const words = name
    .replace(/^(The|St\.|Dr\.?) /, "")
    .split(/[\s._]+/)
    .filter((word) => /^\p{L}/u.test(word));
  const [first = "", last = ""] = [words[0], words.length > 1 ? words.at(-1) : ""].map(
    (word = "") => /^\p{L}\p{M}*/u.exec(word)?.[0],
  );
  return /^\p{LC}/u.test(first) ? (first + last).toLocaleUpperCase() : first;
}
