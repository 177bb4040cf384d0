import { at, randomFrom } from "./random.ts";
import { toHex, toOklch } from "../theme/oklch.ts";

/** Ground, deep, mid, bright, warm, cool, pale and deep ground, by day or by night. */
export type InkSet = readonly string[];

const sets = {
  boathouse: ["#f1dfbf", "#1d3447", "#2b7780", "#dd5230", "#f0a63a", "#87b3a9", "#fdf6e8"],
  orchard: ["#e6e3c6", "#2c3921", "#6d8c3d", "#cc4a52", "#eab04c", "#9db9a1", "#fbf7e9"],
  mulberry: ["#f3d6d2", "#3d1531", "#963a7c", "#e3603c", "#f5b13c", "#7d8fb8", "#fff3ec"],
  harbor: ["#cbdfe2", "#133048", "#2c6b97", "#ea6a48", "#f4c35a", "#86b7b5", "#f6faf8"],
  brick: ["#efd4b4", "#45191b", "#b0402f", "#e28329", "#f2c364", "#3c736d", "#fdf3e4"],
  tile: ["#ece2d0", "#103848", "#1d7677", "#c4533c", "#dfa531", "#7fb0b8", "#fbf8f0"],
  regiment: ["#d8d4be", "#202b26", "#4c5e45", "#ad3a2c", "#d2a03c", "#6f8aa0", "#f5f2e4"],
  field: ["#bcd6b4", "#15352b", "#2f7a4f", "#ea5b3d", "#fbbd45", "#6fa8b5", "#f5f9ec"],
  ink: ["#dadde8", "#1c2040", "#40509c", "#ec5258", "#efa626", "#86a6cf", "#f7f7fb"],
  rose: ["#f5ccbc", "#481d2f", "#bd4b68", "#ee7548", "#f3b559", "#45807f", "#fff1e7"],
} as const;

type SetName = keyof typeof sets;

/** The built-in event types (specification, section 3) and the ink sets that suit each. */
const suits = {
  "club-type-1": ["ink", "tile", "mulberry", "harbor"],
  "community-type-1": ["brick", "harbor", "orchard", "rose"],
  "family-type-1": ["rose", "orchard", "boathouse", "mulberry"],
  "milestone-type-1": ["mulberry", "boathouse", "brick", "ink"],
  "military-type-1": ["regiment", "harbor", "ink"],
  "professional-type-1": ["ink", "tile", "harbor", "boathouse"],
  "school-type-1": ["boathouse", "field", "brick", "ink"],
  "social-type-1": ["rose", "field", "tile", "mulberry"],
  "sports-team-type-1": ["field", "boathouse", "harbor", "brick"],
  "fraternity-sorority-type-1": ["mulberry", "ink", "orchard", "tile"],
  "friends-type-1": ["rose", "harbor", "field", "mulberry"],
  "cultural-type-1": ["tile", "brick", "boathouse", "rose"],
} as const satisfies Record<string, readonly SetName[]>;

export type EventTypeId = keyof typeof suits;

export const eventTypeIds = Object.keys(suits) as EventTypeId[];

const isEventTypeId = (id: string): id is EventTypeId => Object.hasOwn(suits, id);

/** A type of the planner's own is drawn like a social event. */
export function familyOf(typeId: string): EventTypeId {
  return isEventTypeId(typeId) ? typeId : "social-type-1";
}

/** The seven day inks of an event, without the deep ground. */
export function baseInks(typeId: string, seed: string): InkSet {
  const family = familyOf(typeId);
  return sets[randomFrom(`${family}/${seed}/ink`).pick<SetName>(suits[family])];
}

function atNight(hex: string, index: number, set: InkSet): string {
  const [lightness, chroma, hue] = toOklch(hex);
  const [, deepChroma, deepHue] = toOklch(at(set, 1));
  if (index === 0) return toHex([0.245, Math.min(deepChroma, 0.05), deepHue]);
  if (index === 1) return toHex([0.36, deepChroma, deepHue]);
  if (index === 6) return toHex([0.86, chroma, hue]);
  return toHex([lightness * 0.88, chroma * 0.92, hue]);
}

/** The same seven inks after dark. */
export function nightInks(set: InkSet): InkSet {
  return set.map((hex, index) => atNight(hex, index, set));
}

/** The eight inks of an event for day and night; ink 7 is the ground that stays darkest. */
export function inksOf(typeId: string, seed: string): { day: InkSet; night: InkSet } {
  const day = baseInks(typeId, seed);
  const night = nightInks(day);
  return { day: [...day, at(day, 1)], night: [...night, at(night, 0)] };
}
