import { expect, it } from "vitest";
import { contrast } from "../../theme/contrast.ts";
import { toOklch } from "../../theme/oklch.ts";
import { nearestReadable, readColour } from "./nearestReadable.ts";

it.each([
  ["#9B3C81", "#9b3c81"],
  ["9b3c81", "#9b3c81"],
  [" #fd0 ", "#ffdd00"],
  ["plum", undefined],
  ["#12345", undefined],
  ["", undefined],
])("%j is %j", (text, colour) => {
  expect(readColour(text)).toBe(colour);
});

it.each(["#ffd400", "#f8ac3d", "#bbbbbb", "#ffffff", "#7fbc8b"])(
  "%s becomes readable under white",
  (colour) => {
    const readable = nearestReadable(colour, "#ffffff", 4.5) ?? "";
    expect(contrast(readable, "#ffffff")).toBeGreaterThanOrEqual(4.5);
  },
);

it.each(["#ffd400", "#f8ac3d", "#7fbc8b"])("%s keeps its hue", (colour) => {
  const hueOf = (hex: string) => toOklch(hex)[2];
  const readable = nearestReadable(colour, "#ffffff", 4.5) ?? "";
  expect(Math.abs(hueOf(readable) - hueOf(colour))).toBeLessThan(0.15);
});

it("says when no colour reaches it", () => {
  expect(nearestReadable("#808080", "#767676", 7)).toBeUndefined();
});
