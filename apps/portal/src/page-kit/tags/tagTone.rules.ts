import { labelColours } from "@jubilee/ui/theme";

export type TagTone = keyof typeof labelColours;

const tones = Object.keys(labelColours) as TagTone[];

/** A number from a text in which every letter counts: names that are nearly alike are far apart. */
function scattered(text: string): number {
  let sum = 2_166_136_261;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  sum = Math.imul(sum ^ (sum >>> 15), 2_246_822_519) >>> 0;
  return (sum ^ (sum >>> 13)) >>> 0;
}

/** A tag's colour comes from its name: the same for everybody, and nothing to choose. */
export const tagTone = (tag: string): TagTone =>
  tones[scattered(tag.toLowerCase()) % tones.length] ?? "plum";
