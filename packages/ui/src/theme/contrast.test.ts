import { describe, expect, it } from "vitest";
import { contrast } from "./contrast.ts";
import { dayContrastRoles, dayRoles, nightContrastRoles, nightRoles, type Roles } from "./roles.ts";
import { dayScales, nightScales, type Hue, type Scale } from "./scales.ts";

const pairs: [keyof Roles, keyof Roles, number][] = [
  ["text", "page", 7],
  ["text", "surface", 7],
  ["text", "raised", 7],
  ["text", "well", 7],
  ["text", "field", 7],
  ["text", "hover", 7],
  ["text", "selected", 7],
  ["text", "tint", 7],
  ["textMuted", "page", 4.5],
  ["textMuted", "surface", 4.5],
  ["textMuted", "raised", 4.5],
  ["textMuted", "well", 4.5],
  ["textMuted", "hover", 4.5],
  ["textMuted", "selected", 4.5],
  ["textMuted", "tint", 4.5],
  ["onAction", "action", 4.5],
  ["onAction", "actionHover", 4.5],
  ["actionText", "page", 4.5],
  ["actionText", "surface", 4.5],
  ["actionText", "raised", 4.5],
  ["actionText", "hover", 4.5],
  ["onCelebrate", "celebrate", 4.5],
  ["onCelebrate", "celebrateHover", 4.5],
  ["onDanger", "danger", 4.5],
  ["onDanger", "dangerHover", 4.5],
  ["dangerText", "page", 4.5],
  ["dangerText", "surface", 4.5],
  ["dangerText", "raised", 4.5],
  ["dangerText", "hover", 4.5],
  ["successText", "surface", 4.5],
  ["successText", "raised", 4.5],
  ["warningText", "surface", 4.5],
  ["warningText", "raised", 4.5],
  ["infoText", "surface", 4.5],
  ["infoText", "raised", 4.5],
  ["onPop", "pop", 4.5],
  ["focus", "page", 3],
  ["focus", "surface", 3],
  ["action", "page", 3],
  ["knob", "action", 3],
  ["border", "surface", 1.3],
];

const themes: [string, Roles, Readonly<Record<Hue, Scale>>, number][] = [
  ["light", dayRoles, dayScales, 1],
  ["dark", nightRoles, nightScales, 1],
  ["light with more contrast", { ...dayRoles, ...dayContrastRoles }, dayScales, 7 / 4.5],
  ["dark with more contrast", { ...nightRoles, ...nightContrastRoles }, nightScales, 7 / 4.5],
];

describe.each(themes)("contrast in the %s theme", (_name, roles, scales, textFactor) => {
  it.each(pairs)("%s on %s reaches %d", (front, ground, least) => {
    const needed = /text/i.test(front) ? Math.max(least, 4.5 * textFactor) : least;
    expect(contrast(roles[front], roles[ground])).toBeGreaterThanOrEqual(needed);
  });

  it.each(Object.entries(scales))("chips of %s: step 11 on step 3", (_hue, scale) => {
    expect(contrast(scale[10], scale[2])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(Object.entries(scales))("avatars of %s: step 11 on step 4", (_hue, scale) => {
    expect(contrast(scale[10], scale[3])).toBeGreaterThanOrEqual(4.5);
  });
});
