import { describe, expect, it } from "vitest";
import { contrast } from "../theme/contrast.ts";
import { dayRoles, nightRoles } from "../theme/roles.ts";
import { eventTypeIds } from "./inks.ts";
import { toOklch } from "../theme/oklch.ts";
import { paletteVariables, themeOf, themeOfColour, type EventColours } from "./palette.ts";
import { randomFrom } from "./random.ts";

const seeds = Array.from({ length: 60 }, (_, index) => `event-${index}`);
const random = randomFrom("colours of hosts");
const byte = () => random.int(0, 255).toString(16).padStart(2, "0");
const colours = Array.from({ length: 600 }, () => `#${byte()}${byte()}${byte()}`);
const drawn = eventTypeIds.flatMap((typeId) => seeds.map((seed) => themeOf(typeId, seed)));
const awkward = ["#ffffff", "#000000", "#808080", "#ffff00"];
const palettes = [...drawn, ...[...awkward, ...colours].map((colour) => themeOfColour(colour))];
const least = (measure: (palette: (typeof palettes)[number]) => number) =>
  Math.min(...palettes.map(measure));

const sides: ["light" | "dark", string, string, string, number][] = [
  ["light", dayRoles.text, dayRoles.textMuted, dayRoles.fieldBorder, 5.2],
  ["dark", nightRoles.text, nightRoles.textMuted, nightRoles.fieldBorder, 6.4],
];

describe.each(sides)("the palette of an event, %s", (side, text, muted, edge, accentOnPage) => {
  const grounds: (keyof EventColours)[] = ["page", "surface", "tint"];

  it("covers 12 types x 60 seeds and 604 colours", () => {
    expect(palettes).toHaveLength(1324);
  });

  it("is stronger for who asks for more contrast", () => {
    for (const ground of grounds)
      expect(
        least((palette) => contrast(palette[side].strong, palette[side][ground])),
      ).toBeGreaterThanOrEqual(7);
    expect(
      least((palette) => contrast(palette[side].onStrong, palette[side].strong)),
    ).toBeGreaterThanOrEqual(7);
  });

  it("accent stands out from the page and stays readable on every ground", () => {
    expect(
      least((palette) => contrast(palette[side].accent, palette[side].page)),
    ).toBeGreaterThanOrEqual(accentOnPage);
    for (const ground of grounds)
      expect(
        least((palette) => contrast(palette[side].accent, palette[side][ground])),
      ).toBeGreaterThanOrEqual(4.5);
  });

  it("text on the accent and on the leaf's head is readable", () => {
    expect(
      least((palette) => contrast(palette[side].onAccent, palette[side].accent)),
    ).toBeGreaterThanOrEqual(4.5);
    expect(
      least((palette) => contrast(palette[side].pop, palette[side].page)),
    ).toBeGreaterThanOrEqual(4.5);
    expect(
      least((palette) => contrast(palette[side].onPop, palette[side].pop)),
    ).toBeGreaterThanOrEqual(4.5);
  });

  it("the product's text and muted text read on every ground", () => {
    for (const ground of grounds) {
      expect(least((palette) => contrast(text, palette[side][ground]))).toBeGreaterThanOrEqual(7);
      expect(least((palette) => contrast(muted, palette[side][ground]))).toBeGreaterThanOrEqual(
        4.5,
      );
    }
  });

  it("the edge of what can be typed into is seen on every ground", () => {
    for (const ground of grounds)
      expect(least((palette) => contrast(edge, palette[side][ground]))).toBeGreaterThanOrEqual(3);
  });

  it("the page stays paper", () => {
    const chroma = Math.max(...palettes.map((palette) => toOklch(palette[side].page)[1]));
    expect(chroma).toBeLessThan(0.02);
  });
});

it("the same event always has the same palette", () => {
  expect(themeOf("school-type-1", "one")).toEqual(themeOf("school-type-1", "one"));
  const accents = new Set(palettes.map(({ light }) => light.accent));
  expect(accents.size).toBeGreaterThan(8);
});

it("re-points the theme's variables for day and night at once", () => {
  const { light, dark } = themeOf("friends-type-1", "lisbon");
  expect(paletteVariables({ light, dark })["--jb-action"]).toBe(
    `var(--jb-usual, var(--jb-day, ${light.accent}) var(--jb-night, ${dark.accent})) ` +
      `var(--jb-more, var(--jb-day, ${light.strong}) var(--jb-night, ${dark.strong}))`,
  );
});
