import type { ReadCache } from "./deps.types.ts";

const maxEntries = 5000;

interface Entry {
  expiresMs: number;
  value: Promise<unknown>;
}

/**
 * A short memory shared by all requests of a process. Callers at the same time share one read; a
 * failed read is forgotten at once; the oldest entries make room.
 */
export function createReadCache(now: () => number = Date.now): ReadCache {
  const entries = new Map<string, Entry>();

  return {
    read<Value>(key: string, ttlMs: number, make: () => Promise<Value>): Promise<Value> {
      const known = entries.get(key);
      if (known && known.expiresMs > now()) return known.value as Promise<Value>;
      const value = make();
      const entry = { expiresMs: now() + ttlMs, value };
      entries.delete(key);
      entries.set(key, entry);
      value.catch(() => {
        if (entries.get(key) === entry) entries.delete(key);
      });
      for (const oldest of entries.keys()) {
        if (entries.size <= maxEntries) break;
        entries.delete(oldest);
      }
      return value;
    },
    async forget(keyPrefix) {
      for (const key of entries.keys()) {
        if (key.startsWith(keyPrefix)) entries.delete(key);
      }
    },
  };
}
