/** A goal as a shelf of books: so many spines, so many of them there. */
export interface Spine {
  key: number;
  /** Percent of the shelf's height. */
  height: number;
  tone: "none" | "action" | "celebrate" | "text";
}

const tones = ["action", "celebrate", "action", "text", "action"] as const;

/** The spines of a shelf, the same for the same campaign; `share` from 0 to 1 says how many are there. */
export function spinesOf(share: number, count = 50): Spine[] {
  const there = share >= 1 ? count : Math.floor(share * count);
  return Array.from({ length: count }, (_, key) => ({
    key,
    height: 62 + ((key * key * 7 + key * 13) % 37),
    tone: key < there ? (tones[(key * 31) % tones.length] ?? "action") : "none",
  }));
}
