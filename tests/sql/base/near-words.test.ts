import { isNear } from "@jubilee/core/base/near-words.rules";
import { expect, it } from "vitest";
import { readingBackend } from "../../support/reading-backend.ts";

const words = ["hartwell", "poll", "o", "grunewald", "ann", "a.b", "łódź", "иванов", "banana", ""];

/** A word with each of its letters left out, doubled, made another, or changed with the next one. */
function misspelt(word: string): string[] {
  const letters = Array.from(word);
  return letters.flatMap((letter, at) => {
    const [before, after] = [letters.slice(0, at).join(""), letters.slice(at + 1).join("")];
    const next = letters[at + 1] ?? "";
    return [
      before + after,
      before + letter + letter + after,
      `${before}q${after}`,
      `${before}.${after}`,
      before + next + letter + letters.slice(at + 2).join(""),
    ];
  });
}

it("what may be meant is the same in SQL as on the device", async () => {
  const typed = [...new Set([...words, ...words.flatMap(misspelt)])].filter(Boolean);
  const twice = misspelt("hartwell").flatMap(misspelt).slice(0, 200);
  const pairs = words.flatMap((word) => [...typed, ...twice].map((other) => ({ word, other })));
  const backend = await readingBackend();
  const answers = await backend.query<{ near: boolean }>(
    `select p ->> 'word' ~ private.near_pattern(p ->> 'other') as near
     from jsonb_array_elements($1::jsonb) with ordinality e (p, n) order by n`,
    [JSON.stringify(pairs)],
  );
  const differ = pairs.filter(({ word, other }, at) => answers[at]?.near !== isNear(word, other));
  expect(differ).toEqual([]);
  expect(answers.filter(({ near }) => near).length).toBeGreaterThan(100);
});
