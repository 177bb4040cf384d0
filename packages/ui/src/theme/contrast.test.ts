import { describe, expect, it } from "vitest";
import { contrast } from "./contrast.ts";
import { rolePairs } from "./rolePairs.ts";
import { dayContrastRoles, dayRoles, nightContrastRoles, nightRoles, type Roles } from "./roles.ts";
import { dayScales, nightScales, type Hue, type Scale } from "./scales.ts";

const themes: [string, Roles, Readonly<Record<Hue, Scale>>, "least" | "more"][] = [
  ["light", dayRoles, dayScales, "least"],
  ["dark", nightRoles, nightScales, "least"],
  ["light with more contrast", { ...dayRoles, ...dayContrastRoles }, dayScales, "more"],
  ["dark with more contrast", { ...nightRoles, ...nightContrastRoles }, nightScales, "more"],
];

/** Seen, but never alone what a person must find: grounds, decoration, what lies under a dialog. */
const unpaired = ["scrim", "spark", "lineSoft"];

describe.each(themes)("contrast in the %s theme", (_name, roles, scales, limit) => {
  it.each(rolePairs.map((pair) => [pair.front, pair.ground, pair[limit]] as const))(
    "%s on %s reaches %d",
    (front, ground, least) => {
      expect(contrast(roles[front], roles[ground])).toBeGreaterThanOrEqual(least);
    },
  );

  it.each(Object.entries(scales))("chips and avatars of %s: text on steps 3 and 4", (_, scale) => {
    const [, , third, fourth, , , , , , , eleventh, twelfth] = scale;
    const [text, least] = limit === "more" ? [twelfth, 7] : [eleventh, 4.5];
    expect(contrast(text, third)).toBeGreaterThanOrEqual(least);
    expect(contrast(text, fourth)).toBeGreaterThanOrEqual(least);
  });
});

it("every role is on one side of a pair, or named as decoration", () => {
  const paired = new Set(rolePairs.flatMap(({ front, ground }) => [front, ground]));
  const alone = Object.keys(dayRoles).filter((name) => !paired.has(name as keyof Roles));
  expect(alone.toSorted()).toEqual(unpaired.toSorted());
});
