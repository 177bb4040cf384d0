import { describe, expect, it } from "vitest";
import { contrast } from "../theme/contrast.ts";
import { toOklch } from "../theme/oklch.ts";
import { themeOfColour } from "./palette.ts";
import { colourOfPixels } from "./photoColour.ts";

type Pixel = readonly [red: number, green: number, blue: number, alpha?: number];

/** A picture of so many pixels of each colour. */
const picture = (...areas: readonly (readonly [Pixel, number])[]) =>
  areas.flatMap(([[red, green, blue, alpha = 255], count]) =>
    Array.from({ length: count }, () => [red, green, blue, alpha]).flat(),
  );

const [sea, sand, grey, white, poppy]: Pixel[] = [
  [20, 120, 170],
  [225, 205, 165],
  [128, 130, 129],
  [255, 255, 255],
  [214, 40, 30],
] as const;
const hueOf = (hex: string | null) => Math.round((toOklch(hex ?? "#000000")[2] * 180) / Math.PI);

describe("colourOfPixels", () => {
  it("is the sea of a beach, not its sand and not its clouds", () =>
    expect(hueOf(colourOfPixels(picture([sea, 400], [sand, 500], [white, 600])))).toBeCloseTo(
      hueOf("#1478aa"),
      -1,
    ));

  it("is a red dress in front of a grey wall", () =>
    expect(hueOf(colourOfPixels(picture([poppy, 60], [grey, 940])))).toBeCloseTo(
      hueOf("#d6281e"),
      -1,
    ));

  it("gathers red on both sides of where the circle of hues closes", () => {
    const found = colourOfPixels(picture([[210, 40, 80], 100], [[214, 60, 30], 100], [sea, 110]));
    expect(Math.abs(hueOf(found))).toBeLessThan(60);
  });

  it.each([
    ["a picture of greys", picture([grey, 500], [white, 500])],
    ["one red dot", picture([poppy, 5], [grey, 995])],
    ["what cannot be seen", picture([[214, 40, 30, 0], 1000])],
    ["nothing", []],
  ])("is none for %s", (_, pixels) => expect(colourOfPixels(pixels)).toBeNull());
});

it.each([sea, sand, poppy, [250, 240, 80], [90, 20, 120], [10, 60, 10]] as const)(
  "a palette out of %j can be read by day and by night",
  (...pixel) => {
    const [red = 0, green = 0, blue = 0] = pixel;
    const { light, dark } = themeOfColour(colourOfPixels(picture([[red, green, blue], 10])) ?? "");
    for (const { accent, page, onAccent } of [light, dark]) {
      expect(contrast(accent, page)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(onAccent, accent)).toBeGreaterThanOrEqual(4.5);
    }
  },
);
