/** Remembers what was made for a short while; callers at the same time share one making. */
export interface ShortMemory<Value> {
  get(key: string, make: () => Promise<Value>): Promise<Value>;
}

/**
 * @param ttlMs how long a value is fresh
 * @param entriesAtMost the oldest make room
 * @param keeps whether a value is good for others too, and not an answer to one visitor alone
 */
export function createShortMemory<Value>(
  ttlMs: number,
  entriesAtMost: number,
  keeps: (value: Value) => boolean = () => true,
  now: () => number = Date.now,
): ShortMemory<Value> {
  const entries = new Map<string, { freshUntil: number; value: Promise<Value> }>();
  return {
    get(key, make) {
      const known = entries.get(key);
      if (known && known.freshUntil > now()) return known.value;
      const value = make();
      const entry = { freshUntil: now() + ttlMs, value };
      entries.delete(key);
      entries.set(key, entry);
      const settle = (isKept: boolean): void => {
        if (!isKept && entries.get(key) === entry) entries.delete(key);
      };
      value.then(
        (made) => settle(keeps(made)),
        () => settle(false),
      );
      for (const oldest of entries.keys()) {
        if (entries.size <= entriesAtMost) break;
        entries.delete(oldest);
      }
      return value;
    },
  };
}
