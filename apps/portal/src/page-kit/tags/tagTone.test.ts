import { contrast, labelColours } from "@jubilee/ui/theme";
import { tokens } from "@jubilee/ui/tokens";
import { expect, it } from "vitest";
import { tagTone } from "./tagTone.rules.ts";

it("gives a tag one colour however it is written, and those of one plan each its own", () => {
  expect(tagTone("Choir")).toBe(tagTone("choir"));
  const plan = ["Committee", "Food", "Music", "People", "Print", "Rowing crew"];
  expect(new Set(plan.map(tagTone)).size).toBe(plan.length);
});

it.each(Object.entries(labelColours))(
  "%s is seen on every ground, by day and by night",
  (_, tone) => {
    for (const ground of ["page", "surface", "well"] as const) {
      expect(contrast(tone.day, tokens.day.roles[ground])).toBeGreaterThanOrEqual(3);
      expect(contrast(tone.night, tokens.night.roles[ground])).toBeGreaterThanOrEqual(3);
    }
  },
);
