import { createHash } from "node:crypto";

/** Numbers that come out the same every time, so that every demo is the same demo. */
export interface Random {
  /** At least 0, below 1. */
  next: () => number;
  /** A whole number from 0 up to, without, `end`. */
  below(end: number): number;
  pick<Item>(items: readonly Item[]): Item;
  shuffle<Item>(items: readonly Item[]): Item[];
}

/** Mulberry32 over a seed. */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number): number => Math.floor(next() * end);
  return {
    next,
    below,
    pick(items) {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error("Nothing to pick from");
      return item;
    },
    shuffle(items) {
      return items
        .map((item) => ({ item, rank: next() }))
        .toSorted((a, b) => a.rank - b.rank)
        .map(({ item }) => item);
    },
  };
}

/** The same id for the same words, in the form of a version 4 UUID. */
export function idOf(words: string): string {
  const hex = createHash("sha256").update(`jubilee demo ${words}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
