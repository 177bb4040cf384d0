import { expect, it } from "vitest";
import { readCount } from "./digits.rules.ts";

it.each([
  ["2", 2],
  [" 12 ", 12],
  ["２", 2],
  ["１２", 12],
  ["٢", 2],
  ["۱۲", 12],
  ["२", 2],
  ["②", 2],
  ["two", null],
  ["2.5", null],
  ["-1", null],
  ["", null],
])("reads %o as %o", (typed, count) => {
  expect(readCount(typed)).toBe(count);
});
