import type { Roles } from "./roles.ts";

/** A role that lies on another, and the contrast it owes. */
export interface RolePair {
  front: keyof Roles;
  ground: keyof Roles;
  /** The least contrast, 1 to 21. */
  least: number;
  /** The least contrast for who asks for more. */
  more: number;
}

const grounds = [
  "page",
  "surface",
  "raised",
  "well",
  "field",
  "hover",
  "selected",
  "tint",
] as const satisfies (keyof Roles)[];

const on = (
  places: readonly (keyof Roles)[],
  fronts: readonly (keyof Roles)[],
  least: number,
  more: number,
): RolePair[] =>
  fronts.flatMap((front) => places.map((ground) => ({ front, ground, least, more })));

/** Every role that is read or seen on another, with its limit: what the theme, a brand and the tests hold to. */
export const rolePairs: readonly RolePair[] = [
  ...on(grounds, ["text"], 7, 7),
  ...on(
    grounds,
    ["textMuted", "actionText", "dangerText", "successText", "warningText", "infoText"],
    4.5,
    7,
  ),
  ...on(["action", "actionHover"], ["onAction"], 4.5, 7),
  ...on(["celebrate", "celebrateHover"], ["onCelebrate"], 4.5, 7),
  ...on(["danger", "dangerHover"], ["onDanger"], 4.5, 7),
  ...on(["pop"], ["onPop"], 4.5, 7),
  ...on(grounds, ["focus", "action", "danger", "pop"], 3, 4.5),
  ...on(["action"], ["knob"], 3, 4.5),
  ...on(["page", "surface", "raised", "field"], ["border"], 1.3, 3),
  ...on(grounds, ["fieldBorder"], 3, 4.5),
  ...on(["page", "surface", "raised"], ["line"], 1.2, 3),
];
