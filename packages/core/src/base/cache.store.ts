import { cacheLimits } from "./cache.rules.ts";
import type { Cache, CacheEntry } from "./cache.types.ts";

interface CacheSettings {
  nowMs: () => number;
  limit?: number;
}

/**
 * The client cache: up to 1000 entries, the oldest goes first, identical calls under way are shared.
 * Source: specification section 9.
 */
export function createCache({ nowMs, limit = cacheLimits.entries }: CacheSettings): Cache {
  const entries = new Map<string, CacheEntry>();
  const underWay = new Map<string, Promise<unknown>>();
  let generation = 0;

  const fresh = (key: string): CacheEntry | undefined => {
    const entry = entries.get(key);
    if (entry && entry.expiresAtMs > nowMs()) return entry;
    entries.delete(key);
    return undefined;
  };

  const store = (key: string, entry: CacheEntry) => {
    entries.delete(key);
    entries.set(key, entry);
    for (const oldest of entries.keys()) {
      if (entries.size <= limit) break;
      entries.delete(oldest);
    }
  };

  return {
    async remember<Value>(key: string, ttlMs: number, load: () => Promise<Value>) {
      const entry = fresh(key);
      if (entry) return entry.value as Value;
      const shared = underWay.get(key);
      if (shared) return shared as Promise<Value>;
      const startedIn = generation;
      const call = load()
        .then((value) => {
          if (startedIn === generation) store(key, { value, expiresAtMs: nowMs() + ttlMs });
          return value;
        })
        .finally(() => {
          if (underWay.get(key) === call) underWay.delete(key);
        });
      underWay.set(key, call);
      return call;
    },
    has: (key) => fresh(key) !== undefined,
    forget: (key) => {
      entries.delete(key);
      underWay.delete(key);
    },
    clear: () => {
      generation += 1;
      entries.clear();
      underWay.clear();
    },
    get size() {
      return entries.size;
    },
  };
}
