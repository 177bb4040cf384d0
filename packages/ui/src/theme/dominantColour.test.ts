import { expect, it } from "vitest";
import { dominantColour } from "./dominantColour.ts";
import { toOklch } from "./oklch.ts";

type Pixel = [red: number, green: number, blue: number, alpha: number];
const many = (count: number, pixel: Pixel) => Array.from({ length: count }, () => pixel).flat();
const white: Pixel = [255, 255, 255, 255];
const grey: Pixel = [90, 90, 92, 255];
const blue: Pixel = [11, 95, 255, 255];
const red: Pixel = [200, 40, 40, 255];

it("is the logo's colour and not the paper around it", () => {
  const colour = dominantColour([...many(900, white), ...many(80, blue), ...many(20, grey)]);
  const [, , hue] = toOklch(colour ?? "");
  expect(hue).toBeCloseTo(toOklch("#0b5fff")[2], 1);
});

it("is the hue that covers more", () => {
  const colour = dominantColour([...many(60, red), ...many(40, blue)]);
  expect(toOklch(colour ?? "")[2]).toBeCloseTo(toOklch("#c82828")[2], 1);
});

it("does not look at what is transparent", () => {
  expect(dominantColour([...many(50, [200, 40, 40, 0]), ...many(5, blue)])).toMatch(/ff$/);
});

it("is nothing for a picture without colour, or without pixels", () => {
  expect(dominantColour([...many(10, white), ...many(10, grey)])).toBeNull();
  expect(dominantColour([])).toBeNull();
});
