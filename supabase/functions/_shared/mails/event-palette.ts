import type { MailPalette } from "./mails.types.ts";
import { housePalette } from "./palette.ts";

/** Page, surface, line, accent and what stands on it. */
type Five = readonly [string, string, string, string, string];

/**
 * The colours of the covers' ink sets by day and by night, within the covers' limits of contrast. Mails know no
 * variables and a function no drawing, so they are written down; a test holds them to the covers' own palette.
 */
const sets = {
  tile: [
    ["#fdf9f0", "#fffefd", "#dfd8cd", "#187374", "#ffffff"],
    ["#0a1317", "#161a1c", "#2a3c3c", "#52a4a4", "#120c13"],
  ],
  mulberry: [
    ["#fdf8f7", "#fffdfd", "#ded7d6", "#963a7c", "#ffffff"],
    ["#160e13", "#1c181b", "#40343c", "#d877ba", "#120c13"],
  ],
  harbor: [
    ["#f5fafb", "#fcffff", "#d4dbdc", "#2c6b97", "#ffffff"],
    ["#0b1218", "#171a1d", "#2e3a43", "#609fcd", "#120c13"],
  ],
  ink: [
    ["#f8f9fd", "#fdfeff", "#d7d9de", "#40509c", "#ffffff"],
    ["#0f1118", "#18191d", "#343744", "#8095e8", "#120c13"],
  ],
  rose: [
    ["#fcf8f6", "#fffefd", "#ded8d5", "#af3f5d", "#ffffff"],
    ["#170e11", "#1d181a", "#433336", "#e7708b", "#120c13"],
  ],
  brick: [
    ["#fef8f1", "#fffefd", "#e0d8cd", "#b0402f", "#ffffff"],
    ["#180e0e", "#1d1818", "#433431", "#eb7561", "#120c13"],
  ],
  orchard: [
    ["#fafaf0", "#fffefa", "#dbdacd", "#547120", "#ffffff"],
    ["#0f130b", "#181a16", "#353a2e", "#82a252", "#120c13"],
  ],
  boathouse: [
    ["#fdf9f0", "#fffefd", "#dfd8cd", "#24717a", "#ffffff"],
    ["#0b1218", "#161a1d", "#2a3b3e", "#58a2ab", "#120c13"],
  ],
  regiment: [
    ["#fbf9f0", "#fffefa", "#dcd9cd", "#ad3a2c", "#ffffff"],
    ["#0a130f", "#161b19", "#433431", "#eb7361", "#120c13"],
  ],
  field: [
    ["#f7faf6", "#fdfffd", "#d7dad5", "#287449", "#ffffff"],
    ["#0a1310", "#161b19", "#2f3c33", "#5ea87a", "#120c13"],
  ],
} as const satisfies Record<string, readonly [Five, Five]>;

type SetName = keyof typeof sets;

/** The ink sets that suit each type of event, in the covers' order. */
const suits: Readonly<Record<string, readonly SetName[]>> = {
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
};
const socialType = "social-type-1";

/** The first choice of the covers' generator for a text: FNV-1a, then one step of mulberry32; 0 to 1. */
function chance(seed: string): number {
  let state = 2166136261;
  for (const letter of seed) {
    state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  }
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
}

function setOf(typeId: string, seed: string): readonly [Five, Five] {
  const family = Object.hasOwn(suits, typeId) ? typeId : socialType;
  const names = suits[family] ?? [];
  const name = names[Math.floor(chance(`${family}/${seed}/ink`) * names.length)] ?? "mulberry";
  return sets[name];
}

const worn = (
  [page, surface, line, accent, onAccent]: Five,
  { text, muted }: Pick<MailPalette, "text" | "muted">,
) => ({ page, surface, line, text, muted, accent, onAccent });

const channels = (hex: string) =>
  [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16));

/** Relative luminance, as WCAG has it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The ratio of contrast of two colours, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** A colour mixed with black or white as little as it needs to be read on a ground. */
function readableOn(colour: string, ground: string, towards: 0 | 255): string {
  const mixed = (share: number) =>
    `#${channels(colour)
      .map((value) =>
        Math.round(value + (towards - value) * share)
          .toString(16)
          .padStart(2, "0"),
      )
      .join("")}`;
  let share = 0;
  while (share < 1 && contrastOf(mixed(share), ground) < 5.2) share += 0.04;
  return mixed(Math.min(share, 1));
}

function ofColour(colour: string): MailPalette {
  const { dark, ...day } = housePalette;
  const accent = readableOn(colour, day.page, 0);
  const light = readableOn(colour, dark.page, 255);
  const on = (ground: string) => (contrastOf("#ffffff", ground) >= 4.5 ? "#ffffff" : dark.page);
  return {
    ...day,
    accent,
    onAccent: on(accent),
    dark: { ...dark, accent: light, onAccent: on(light) },
  };
}

/** The colours that an event's own page wears: those of its cover, or the host's one colour. */
export function eventPalette(typeId: string, seed: string, colour: string | null): MailPalette {
  if (colour !== null && /^#[0-9a-f]{6}$/i.test(colour)) return ofColour(colour);
  const [day, night] = setOf(typeId, seed);
  return { ...worn(day, housePalette), dark: worn(night, housePalette.dark) };
}
