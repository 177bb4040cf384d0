import { quotes } from "./results.css.ts";

/** What people wrote, in no order and under no name. */
export function WordsResult({ words }: { words: readonly string[] }) {
  return (
    <ul className={quotes}>
      {words.map((text, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two people may write the same
        <li key={`${at} ${text}`}>
          <blockquote dir="auto">{text}</blockquote>
        </li>
      ))}
    </ul>
  );
}
