import { expect, it } from "vitest";
import { randomFrom } from "../covers/random.ts";
import { brandOf, brandVariables, type Brand } from "./brand.ts";
import { contrast } from "./contrast.ts";
import { toOklch } from "./oklch.ts";
import { rolePairs } from "./rolePairs.ts";
import { dayContrastRoles, dayRoles, nightContrastRoles, nightRoles, type Roles } from "./roles.ts";

const random = randomFrom("brands");
const byte = () => random.int(0, 255).toString(16).padStart(2, "0");
const awkward = ["#ffffff", "#000000", "#ffff00", "#808080", "#00ff00", "#0000ff", "#767676"];
const colours = [...awkward, ...Array.from({ length: 593 }, () => `#${byte()}${byte()}${byte()}`)];

const themes: [string, "least" | "more", (brand: Brand) => Roles][] = [
  ["light", "least", ({ day }) => ({ ...dayRoles, ...day.usual })],
  ["dark", "least", ({ night }) => ({ ...nightRoles, ...night.usual })],
  [
    "light with more contrast",
    "more",
    ({ day }) => ({ ...dayRoles, ...dayContrastRoles, ...day.more }),
  ],
  [
    "dark with more contrast",
    "more",
    ({ night }) => ({ ...nightRoles, ...nightContrastRoles, ...night.more }),
  ],
];

it.each(themes)("600 brands keep every pair's limit in the %s theme", (_name, limit, rolesOf) => {
  expect(colours).toHaveLength(600);
  const short = colours.flatMap((colour) => {
    const roles = rolesOf(brandOf(colour));
    return rolePairs
      .filter((pair) => contrast(roles[pair.front], roles[pair.ground]) < pair[limit])
      .map(({ front, ground }) => `${colour}: ${front} on ${ground}`);
  });
  expect(short).toEqual([]);
});

it("text of chips is readable in every brand's own scale", () => {
  for (const colour of colours) {
    for (const { scale } of [brandOf(colour).day, brandOf(colour).night]) {
      const [, , third, fourth, , , , , , , eleventh, twelfth] = scale;
      expect(contrast(eleventh, third)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(eleventh, fourth)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(twelfth, fourth)).toBeGreaterThanOrEqual(7);
    }
  }
});

it("wears a readable colour as it is given, and says when it could not", () => {
  const { day, night } = brandOf("#0B5FFF");
  expect(day.usual.action).toBe("#0b5fff");
  expect(day.exact).toBe(true);
  expect(night.exact).toBe(true);
  expect(brandOf("#1c2040").night.exact).toBe(false);
  expect(brandOf("#ffd400").day.exact).toBe(false);
});

it("keeps the hue when it moves a colour", () => {
  const [, , hue] = toOklch("#ffd400");
  const [, , moved] = toOklch(brandOf("#ffd400").day.usual.action);
  expect(Math.abs(moved - hue)).toBeLessThan(0.06);
});

it("points the theme's variables for day, night and more contrast at once", () => {
  const brand = brandOf("#0b5fff");
  const variables = brandVariables(brand);
  expect(variables["--jb-action"]).toBe(
    `var(--jb-usual, var(--jb-day, #0b5fff) var(--jb-night, ${brand.night.usual.action})) ` +
      `var(--jb-more, var(--jb-day, ${brand.day.more.action}) var(--jb-night, ${brand.night.more.action}))`,
  );
  expect(Object.keys(variables).filter((name) => name.startsWith("--jb-plum-"))).toHaveLength(12);
});

it("refuses what is no colour", () => {
  expect(() => brandOf("red; background: url(x)")).toThrow(RangeError);
});
