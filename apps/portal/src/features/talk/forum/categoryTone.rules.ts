/** Not plum: that is the colour of what is new. */
const tones = ["moss", "marigold", "sky", "brick", "ink"] as const;

export type CategoryTone = (typeof tones)[number];

/** A category's colour, by its place among them: no two neighbours have the same. */
export const categoryTone = (place: number): CategoryTone => tones[place % tones.length] ?? "ink";
