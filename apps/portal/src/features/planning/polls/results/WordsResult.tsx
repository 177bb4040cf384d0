import { Stack } from "@jubilee/ui/stack";
import { quotes } from "./results.css.ts";
import { useFew } from "../../../../page-kit/list/useFew.tsx";

/** What people wrote, in no order; of a named poll the table below says who. */
export function WordsResult({ words }: { words: readonly string[] }) {
  const few = useFew(words, 30, "answers");
  return (
    <Stack gap="4">
      <ul className={quotes}>
        {few.shown.map((text, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two people may write the same
          <li key={`${at} ${text}`}>
            <blockquote dir="auto">{text}</blockquote>
          </li>
        ))}
      </ul>
      {few.more}
    </Stack>
  );
}
