import { fullName } from "@jubilee/core/base/names.rules";
import { expect, it } from "vitest";
import { readingBackend } from "../../support/reading-backend.ts";

const names: [first: string | null, last: string | null, locale: string | null][] = [
  ["花子", "佐藤", null],
  ["민준", "김", "ko"],
  ["さくら", "田中", "ja-JP"],
  ["ｿﾌｨｰ", "ﾌﾞﾗｳﾝ", null],
  ["奈々", "𠮷田", null],
  ["János", "Kovács", "hu"],
  ["János", "Kovács", "hu-HU"],
  ["János", "Kovács", "de"],
  ["Anna", "佐藤", "ja"],
  [" Ida ", " Brandt ", null],
  ["Анна", "Иванова", null],
  ["花子", null, null],
  [null, "佐藤", null],
  ["", " ", null],
  [null, null, null],
  // The edges of each range, and what stands next to them.
  ...[
    0x10ff, 0x1100, 0x11ff, 0x1200, 0x2e7f, 0x2e80, 0x2fdf, 0x2fe0, 0x3004, 0x3005, 0x3007, 0x3008,
    0x3040, 0x3041, 0x30ff, 0x3100, 0x3400, 0x4dbf, 0x4dc0, 0x4e00, 0x9fff, 0xa000, 0xabff, 0xac00,
    0xd7ff, 0xf900, 0xfaff, 0xfb00, 0xff65, 0xff66, 0xffdc, 0xffdd, 0x1ffff, 0x20000, 0x2fa1d,
  ].map((code): [string, string, null] => [String.fromCodePoint(code), "佐藤", null]),
];

it("the database and a device write one name from the same parts", async () => {
  const backend = await readingBackend();
  for (const name of names) {
    const [row] = await backend.query<{ name: string | null }>(
      "select private.full_name($1, $2, $3) as name",
      name,
    );
    expect(row?.name ?? "", name.join(", ")).toBe(fullName(...name));
  }
});
