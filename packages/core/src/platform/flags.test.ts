import { describe, expect, it } from "vitest";
import { featureCategories } from "../site/catalogue.rules.ts";
import { flagAgainst, listFlagged } from "./flags.rules.ts";
import type { FeatureFlag } from "./flags.types.ts";

const at = "2026-11-21T08:00:00Z";
const off: FeatureFlag = {
  featureKey: "countdown",
  state: "off",
  note: "Back soon",
  updatedAt: at,
};
const trial: FeatureFlag = {
  featureKey: "rsvp",
  state: "administrators",
  note: null,
  updatedAt: at,
};
const flags = [off, trial];

describe("a feature that is switched off", () => {
  it.each([
    ["countdown", false, off],
    ["countdown", true, off],
    ["rsvp", false, trial],
    ["rsvp", true, null],
    ["manage-events", false, null],
    [undefined, false, null],
  ])("%s, administrator: %s", (key, isAdmin, expected) => {
    expect(flagAgainst(flags, key, isAdmin)).toBe(expected);
  });

  it("stands in the list of all features, which is searched and cut", () => {
    const all = listFlagged(featureCategories, flags, { size: 5 });
    expect(all.total).toBeGreaterThan(80);
    expect(all.rows).toHaveLength(5);
    expect(
      listFlagged(featureCategories, flags, { filter: "off" }).rows.map(
        ({ feature }) => feature.key,
      ),
    ).toEqual(["countdown"]);
    expect(listFlagged(featureCategories, flags, { text: " COUNTDOWN " }).rows[0]?.flag).toBe(off);
    expect(listFlagged(featureCategories, flags, { filter: "on" }).total).toBe(all.total - 2);
  });
});
