import { expect, it } from "vitest";
import { photoAt } from "./photoAt.ts";

/** 0 1 2 over 3 4 over 5, whose first is as wide as two of those above. */
const lines = [
  { from: 0, height: 100, widths: [100, 100, 100] },
  { from: 3, height: 100, widths: [204, 100] },
  { from: 5, height: 100, widths: [60] },
];
const at = (key: string, from: number, isRightToLeft = false, ctrlKey = false) =>
  photoAt({ key, ctrlKey, metaKey: false }, from, { lines, gap: 4, isRightToLeft });

it.each([
  ["ArrowRight", 2, 3],
  ["ArrowLeft", 0, 0],
  ["ArrowRight", 5, 5],
  ["ArrowDown", 2, 4],
  ["ArrowDown", 1, 3],
  ["ArrowUp", 4, 2],
  ["ArrowDown", 4, 5],
  ["ArrowUp", 0, 0],
  ["PageDown", 0, 5],
  ["Home", 4, 3],
  ["End", 0, 2],
  ["a", 0, undefined],
])("%s from %i leads to %s", (key, from, to) => {
  expect(at(key, from)).toBe(to);
});

it("from the right the arrows lead the other way", () => {
  expect(at("ArrowLeft", 2, true)).toBe(3);
  expect(at("ArrowRight", 3, true)).toBe(2);
});

it("with Control to the first and the last of all", () => {
  expect(at("Home", 4, false, true)).toBe(0);
  expect(at("End", 0, false, true)).toBe(5);
});
