const tones = [
  "plum",
  "moss",
  "marigold",
  "sky",
  "brick",
  "ink",
  "deepPlum",
  "deepMoss",
  "deepMarigold",
  "deepSky",
  "deepBrick",
] as const;

export type TagTone = (typeof tones)[number];

/** A tag's colour comes from its name: the same for everybody, and nothing to choose. */
export function tagTone(tag: string): TagTone {
  let sum = 0;
  for (const letter of tag.toLowerCase()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return tones[sum % tones.length] ?? "ink";
}
