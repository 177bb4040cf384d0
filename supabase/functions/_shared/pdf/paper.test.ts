import { expect, it } from "vitest";
import type { Face } from "./faces.ts";
import { balanced, sheetOf, wrapped } from "./paper.ts";

/** Each letter as wide as it is high. */
const face: Face = {
  writable: (text) => text,
  width: (text, size) => Array.from(text).length * size,
  draw: () => undefined,
};

it("leaves no word alone on a last line", () => {
  const text = "a family reunion and a golden anniversary at noon";
  expect(wrapped(text, face, 1, 44)).toEqual([
    "a family reunion and a golden anniversary at",
    "noon",
  ]);
  expect(balanced(text, face, 1, 44)).toEqual([
    "a family reunion and a",
    "golden anniversary at noon",
  ]);
});

it("cuts no word that fits a line, and an address where it can be read on", () => {
  const name = "Baroness of Wolfeschlegelsteinhausen";
  expect(balanced(name, face, 1, 26)).toEqual(["Baroness of", "Wolfeschlegelsteinhausen"]);
  expect(wrapped("maximiliane@long-host-name.example", face, 1, 20)).toEqual([
    "maximiliane@long-",
    "host-name.example",
  ]);
});

it("prints on Letter where printers hold it", () => {
  expect(["en-US", "es-MX", "fr-CA"].map((tag) => sheetOf(tag).height)).toEqual([792, 792, 792]);
  expect(["en", "en-GB", "ja", "ar-u-nu-latn"].map((tag) => sheetOf(tag).height)).toEqual([
    842, 842, 842, 842,
  ]);
});
