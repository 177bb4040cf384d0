import { describe, expect, it } from "vitest";
import { createLimiter } from "./limiter.ts";

const limit = { max: 2, windowMs: 1000 };

describe("limiter", () => {
  it("allows up to the maximum and says when to come back", () => {
    let time = 0;
    const limiter = createLimiter(() => time);
    expect(limiter.take("a", limit).allowed).toBe(true);
    time = 400;
    expect(limiter.take("a", limit).allowed).toBe(true);
    time = 600;
    expect(limiter.take("a", limit)).toEqual({ allowed: false, retryAfterMs: 400 });
    time = 1000;
    expect(limiter.take("a", limit).allowed).toBe(true);
  });

  it("counts each key for itself and forgets on reset", () => {
    const limiter = createLimiter(() => 0);
    limiter.take("a", limit);
    limiter.take("a", limit);
    expect(limiter.take("a", limit).allowed).toBe(false);
    expect(limiter.take("b", limit).allowed).toBe(true);
    limiter.reset("a");
    expect(limiter.take("a", limit).allowed).toBe(true);
  });

  it("does not grow without end", () => {
    const limiter = createLimiter(() => 0);
    limiter.take("first", { max: 1, windowMs: 1000 });
    for (let index = 0; index < 50_000; index += 1) limiter.take(`key-${index}`, limit);
    expect(limiter.take("first", { max: 1, windowMs: 1000 }).allowed).toBe(true);
  });
});
