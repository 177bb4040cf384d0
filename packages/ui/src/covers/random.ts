/** Choices that depend on a text alone: no clock, no Math.random. */
export interface Random {
  /** 0 (included) to 1 (excluded). */
  next: () => number;
  /** A whole number from low to high, both included. */
  int: (low: number, high: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
  chance: (probability?: number) => boolean;
  shuffle: <Item>(items: readonly Item[]) => Item[];
}

/** FNV-1a over code points, 32 bits. */
export function hash(text: string): number {
  let value = 2166136261;
  for (const letter of text)
    value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return value;
}

/** The item at a place that must exist. */
export function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new RangeError(`No item ${index} in a list of ${items.length}.`);
  return item;
}

/** A mulberry32 generator seeded by a text. */
export function randomFrom(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    int: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (items) => at(items, Math.floor(next() * items.length)),
    chance: (probability = 0.5) => next() < probability,
    shuffle: (items) =>
      items
        .map((item) => [next(), item] as const)
        .toSorted(([a], [b]) => a - b)
        .map(([, item]) => item),
  };
}
