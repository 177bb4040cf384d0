import { expect, it } from "vitest";
import { isRecord, isTexts, readCopy } from "./preferences.rules.ts";

it("a device's copy is read as it was kept, and left out where it cannot be read", () => {
  expect(readCopy('{"lists": {"density": "compact"}}')).toEqual({ lists: { density: "compact" } });
  for (const kept of [null, "{not json", '"words"', "[1]", "null"])
    expect(readCopy(kept)).toBeUndefined();
});

it("records and lists of words are told from what is neither", () => {
  expect([{}, [], null, "a"].map(isRecord)).toEqual([true, false, false, false]);
  expect([["a"], [], ["a", 1], "a"].map(isTexts)).toEqual([true, true, false, false]);
});
