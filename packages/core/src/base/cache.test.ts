import { describe, expect, it, vi } from "vitest";
import { cacheLifetimesMs, cacheLimits } from "./cache.rules.ts";
import { createCache } from "./cache.store.ts";

function setUp(limit?: number) {
  const clock = { nowMs: 0 };
  const cache = createCache({ nowMs: () => clock.nowMs, ...(limit ? { limit } : {}) });
  return { clock, cache };
}

describe("'Client cache: default 5 minutes, up to 1000 entries, oldest evicted first, identical in-flight requests shared.'", () => {
  it("answers from memory until the lifetime is over", async () => {
    const { cache, clock } = setUp();
    const load = vi.fn(() => Promise.resolve("value"));
    await cache.remember("key", cacheLimits.defaultTtlMs, load);
    clock.nowMs = 299_999;
    await cache.remember("key", cacheLimits.defaultTtlMs, load);
    expect(load).toHaveBeenCalledTimes(1);
    clock.nowMs = 300_000;
    await cache.remember("key", cacheLimits.defaultTtlMs, load);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("evicts the oldest first", async () => {
    const { cache } = setUp(2);
    for (const key of ["a", "b", "c"]) await cache.remember(key, 1000, () => Promise.resolve(key));
    expect([cache.has("a"), cache.has("b"), cache.has("c"), cache.size]).toEqual([
      false,
      true,
      true,
      2,
    ]);
    expect(cacheLimits.entries).toBe(1000);
  });

  it("shares identical calls under way", async () => {
    const { cache } = setUp();
    const load = vi.fn(() => Promise.resolve(1));
    await Promise.all([cache.remember("key", 1000, load), cache.remember("key", 1000, load)]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("does not keep a failure and passes it on", async () => {
    const { cache } = setUp();
    await expect(
      cache.remember("key", 1000, () => Promise.reject(new Error("refused"))),
    ).rejects.toThrow("refused");
    expect(await cache.remember("key", 1000, () => Promise.resolve("second"))).toBe("second");
  });

  it("an answer that arrives after clear() is not kept for the next person", async () => {
    const { cache } = setUp();
    let answer: (value: string) => void = () => undefined;
    const call = cache.remember("key", 1000, () => new Promise<string>((done) => (answer = done)));
    cache.clear();
    answer("of the first person");
    await call;
    expect(cache.has("key")).toBe(false);
  });

  it("lifetimes are the specified ones", () => {
    expect(cacheLifetimesMs).toEqual({
      timeZoneNames: 3_600_000,
      subscription: 600_000,
      adminCheck: 900_000,
      userDataBatch: 300_000,
      performanceStats: 60_000,
      eventsSummary: 300_000,
    });
  });
});
