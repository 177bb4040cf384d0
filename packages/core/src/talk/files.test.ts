import { expect, it } from "vitest";
import {
  type FileTrouble,
  fileBytesAtMost,
  filesAccepted,
  fileTrouble,
  isShownPicture,
  sizeWords,
  typeOf,
} from "./files.rules.ts";

const file = (name: string, type: string, size = 900) => ({ name, type, size });

it.each<[ReturnType<typeof file>, FileTrouble | null]>([
  [file("map.png", "image/png"), null],
  [file("lake.heic", "image/heic", 20_000_000), null],
  [file("lake.jpg", "image/jpeg", 30_000_000), "size"],
  [file("plan.pdf", "application/pdf", fileBytesAtMost), null],
  [file("plan.pdf", "application/pdf", fileBytesAtMost + 1), "size"],
  [file("plan.pdf", "application/pdf", 0), "empty"],
  [file("list.csv", "application/vnd.ms-excel"), null],
  [file("old.xls", "application/vnd.ms-excel"), "kind"],
  [file("page.html", "text/html"), "kind"],
  [file("sign.svg", "image/svg+xml"), "kind"],
  [file("notes", ""), null],
])("%o is refused for: %s", (one, trouble) => {
  expect(fileTrouble(one)).toBe(trouble);
});

it("sends a list as what it is", () => {
  expect(typeOf(file("List.CSV", "application/vnd.ms-excel"))).toBe("text/csv");
  expect(typeOf(file("map.png", "image/png"))).toBe("image/png");
});

it("shows pictures that browsers draw, and no others", () => {
  expect(
    ["image/jpeg", "image/webp", "image/gif", "application/pdf"].map((mime) =>
      isShownPicture({ mime }),
    ),
  ).toEqual([true, true, false, false]);
  expect(filesAccepted).not.toContain("svg");
});

it.each([
  [12, "en", "1 kB"],
  [340_000, "en", "340 kB"],
  [1_440_000, "de", "1,4 MB"],
])("%i bytes are written in %s as %s", (bytes, locale, words) => {
  expect(sizeWords(bytes, locale)).toBe(words);
});
