import { plainWords, searchWords } from "@jubilee/core/base/plain-words.rules";
import { openTestBackend } from "@jubilee/backend/database/test-backend";
import { expect, inject, it } from "vitest";
import { otherNames, sameNames, spelledNames } from "../../fixtures/names.ts";

const postgresUrl = inject("postgresUrl");
const databases = [
  { name: "PGlite", address: null },
  ...(postgresUrl ? [{ name: "PostgreSQL", address: postgresUrl }] : []),
];

/** Scripts whose every letter means the same on a device and in both databases. */
const ranges: [from: number, to: number][] = [
  [0x09, 0x0d],
  [0x20, 0x52f],
  [0x531, 0x6ff],
  [0x900, 0xeff],
  [0x1100, 0x11ff],
  [0x1c90, 0x1cbf],
  [0x1d00, 0x1d7f],
  [0x1e00, 0x2bff],
  [0x3000, 0x33ff],
  [0x4e00, 0x4e80],
  [0xac00, 0xae00],
  [0xf900, 0xfa6d],
  [0xfb00, 0xfefc],
  [0xff01, 0xffee],
];

const texts = [
  ...sameNames.flatMap(([, ...all]) => all),
  ...otherNames.flat(),
  ...spelledNames.flat(),
  "",
  " ",
  "a%b_c\\d",
  "ada.lind@guests.example",
  "T-1234",
  "Dvořák (née Šťastná)",
  // A letter at the end of a word, in it, and with a letter after it: sigma is not the only one that cares.
  ...ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, n) => String.fromCodePoint(from + n)).flatMap(
      (letter) => [letter, `a${letter}b`],
    ),
  ),
];

it.each(sameNames)("%s are one name", (_what, first, ...others) => {
  for (const other of others) expect(plainWords(other), other).toBe(plainWords(first));
  expect(plainWords(first)).not.toBe("");
});

it.each(otherNames)("%s and %s are two names", (one, other) => {
  expect(plainWords(one)).not.toBe(plainWords(other));
});

it.each(spelledNames)("%s is found by its other spelling", (name, ...typed) => {
  const found = searchWords(name);
  for (const words of typed) {
    for (const word of plainWords(words).split(" ")) expect(found, words).toContain(word);
  }
});

it.each(databases)("$name and a device fold every letter alike", async ({ address }) => {
  const backend = await openTestBackend({ postgres: address });
  try {
    const rows = await backend.query<{ text: string; plain: string; search: string }>(
      `select t.text, private.plain_words(t.text) as plain, private.search_words(t.text) as search
       from jsonb_array_elements_text($1::jsonb) t (text)`,
      [JSON.stringify(texts)],
    );
    expect(rows).toHaveLength(texts.length);
    const differ = rows.filter(
      ({ text, plain, search }) => plain !== plainWords(text) || search !== searchWords(text),
    );
    expect(
      differ.map(({ text, plain, search }) => ({
        text,
        code: text.codePointAt(text.length > 1 ? 1 : 0)?.toString(16),
        sql: [plain, search],
        device: [plainWords(text), searchWords(text)],
      })),
    ).toEqual([]);
  } finally {
    await backend.close();
  }
});
