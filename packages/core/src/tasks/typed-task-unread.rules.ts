/** What of a task's line looks like a day or a clock and is none that can be read: it stays in the name, and that is said. */
import { bareNumber, dayAlone, leads, nameOf, wordsOf } from "./typed-task-words.rules.ts";

/** Nothing but a day is written like that, or nothing but a clock. */
const written =
  /^(?:\d{1,2}\.\d{1,2}\.(?:\d{2}|\d{4})?|\d{1,2}[/-]\d{1,2}[/-](?:\d{2}|\d{4})|\d{4}-\d{1,2}-\d{1,2}|\d{1,2}:\d{2})$/;

/** Half of something, or three of four: no day, though it could be one. */
const isShare = (plain: string) => {
  const [one = 0, other = 0] = plain.split("/").map(Number);
  return one < other && other <= 10;
};

/** The pieces of a line, outside of `taken`, that were meant to be a day or a clock, as far as can be seen. */
export function findUnread(
  source: string,
  taken: readonly { from: number; to: number }[],
): string[] {
  const words = wordsOf(source).filter(
    ({ from, to }) => !taken.some((part) => from < part.to && to > part.from),
  );
  return words.flatMap(({ plain, from, to }, index) => {
    const before = nameOf(words[index - 1]?.plain ?? "");
    const isLast = index === words.length - 1;
    const isMeant =
      written.test(plain) ||
      (bareNumber.test(plain) && !isShare(plain) && isLast && words.length > 1) ||
      (dayAlone.test(plain) && isLast && (before === "the" || leads.has(before)));
    return isMeant ? [source.slice(from, to)] : [];
  });
}
