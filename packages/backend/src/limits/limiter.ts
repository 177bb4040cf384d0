/** How often something may happen: at most `max` times within `windowMs`. */
export interface Limit {
  max: number;
  windowMs: number;
}

/** The answer to one try; `retryAfterMs` is 0 when the try was allowed. */
export interface LimitAnswer {
  allowed: boolean;
  retryAfterMs: number;
}

/** Counts tries by key in sliding windows, in memory, bounded in size. */
export interface Limiter {
  /** Counts one try and says whether it is within the limit. A refused try is not counted. */
  take(key: string, limit: Limit): LimitAnswer;
  /** Forgets what was counted under a key, e.g. after the rightful person succeeded. */
  reset(key: string): void;
}

const maxKeys = 50_000;

/**
 * Makes a limiter. When more than 50,000 keys are remembered, the ones that were used least
 * recently are dropped, so a flood of made-up keys cannot exhaust the memory.
 *
 * @param now the clock in milliseconds since 1970
 */
export function createLimiter(now: () => number = Date.now): Limiter {
  const triesByKey = new Map<string, number[]>();

  return {
    take(key, limit) {
      const time = now();
      const recent = (triesByKey.get(key) ?? []).filter((at) => time - at < limit.windowMs);
      const oldest = recent[0];
      const allowed = recent.length < limit.max;
      if (allowed) recent.push(time);
      triesByKey.delete(key);
      triesByKey.set(key, recent);
      dropOldest(triesByKey);
      return {
        allowed,
        retryAfterMs: allowed || oldest === undefined ? 0 : oldest + limit.windowMs - time,
      };
    },
    reset(key) {
      triesByKey.delete(key);
    },
  };
}

function dropOldest(triesByKey: Map<string, number[]>): void {
  for (const key of triesByKey.keys()) {
    if (triesByKey.size <= maxKeys) return;
    triesByKey.delete(key);
  }
}
