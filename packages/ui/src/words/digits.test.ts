import { describe, expect, test } from "vitest";
import { readNumber } from "./digits.ts";

describe("a number as people type it", () => {
  test.each([
    ["12", 12],
    ["２４", 24],
    ["٣٠", 30],
    ["۱۲٫۵".replace("٫", "\u066b"), 12.5],
    ["१०", 10],
    ["1,5", 1.5],
    ["1.5", 1.5],
    ["1.000", 1000],
    ["1,000", 1000],
    ["12\u00a0500", 12_500],
    ["1’000’000", 1_000_000],
    ["0.125", 0.125],
    ["−3", -3],
    ["", null],
    ["  ", null],
    ["twelve", undefined],
    ["1.2.3", undefined],
    ["1,000.5.2", undefined],
    ["12 500 1", undefined],
    ["5-6", undefined],
  ])("%j is %j", (text, value) => {
    expect(readNumber(text)).toBe(value);
  });
});
