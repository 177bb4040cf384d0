import type { Deps } from "./deps.types.ts";

const maxKeys = 50_000;

/**
 * Counts calls by key in windows that begin with the first call: cheap enough for every request,
 * bounded in size; the keys whose windows began first make room.
 */
export function createCallLimit(now: () => number = Date.now): Deps["limit"] {
  const windows = new Map<string, { endsMs: number; calls: number }>();

  return async (key, rule) => {
    const time = now();
    const known = windows.get(key);
    if (known && known.endsMs > time) {
      known.calls += 1;
      const allowed = known.calls <= rule.max;
      return { allowed, retryAfterSeconds: Math.ceil((known.endsMs - time) / 1000) };
    }
    windows.delete(key);
    windows.set(key, { endsMs: time + rule.windowMs, calls: 1 });
    for (const oldest of windows.keys()) {
      if (windows.size <= maxKeys) break;
      windows.delete(oldest);
    }
    return { allowed: rule.max > 0, retryAfterSeconds: Math.ceil(rule.windowMs / 1000) };
  };
}
