import { describe, expect, it } from "vitest";
import { createCallLimit } from "./call-limit.ts";
import { visitorKey } from "./limits.ts";
import { createReadCache } from "./read-cache.ts";

const rule = { max: 2, windowMs: 1000 };

describe("createCallLimit", () => {
  it("allows up to the maximum of a window and says when the next one comes", async () => {
    let time = 0;
    const limit = createCallLimit(() => time);
    expect((await limit("a", rule)).allowed).toBe(true);
    expect((await limit("a", rule)).allowed).toBe(true);
    time = 400;
    expect(await limit("a", rule)).toEqual({ allowed: false, retryAfterSeconds: 1 });
    expect((await limit("b", rule)).allowed).toBe(true);
    time = 1000;
    expect((await limit("a", rule)).allowed).toBe(true);
  });

  it("does not grow without end", async () => {
    const limit = createCallLimit(() => 0);
    await limit("first", { max: 1, windowMs: 1000 });
    for (let key = 0; key < 50_000; key += 1) await limit(`key-${key}`, rule);
    expect((await limit("first", { max: 1, windowMs: 1000 })).allowed).toBe(true);
  });
});

describe("visitorKey", () => {
  it.each([
    [null, "unknown"],
    ["203.0.113.5", "203.0.113.5"],
    ["::ffff:203.0.113.5", "203.0.113.5"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ])("%s counts as %s", (address, key) => expect(visitorKey(address)).toBe(key));
});

describe("createReadCache", () => {
  it("asks once for all who ask at the same time, and again when it is old", async () => {
    let time = 0;
    let made = 0;
    const cache = createReadCache(() => time);
    const make = async () => (made += 1);
    expect(await Promise.all([cache.read("a", 100, make), cache.read("a", 100, make)])).toEqual([
      1, 1,
    ]);
    time = 99;
    expect(await cache.read("a", 100, make)).toBe(1);
    time = 100;
    expect(await cache.read("a", 100, make)).toBe(2);
    await cache.forget("a");
    expect(await cache.read("a", 100, make)).toBe(3);
  });

  it("keeps no failure", async () => {
    const cache = createReadCache(() => 0);
    const down = async (): Promise<number> => {
      throw new Error("down");
    };
    await expect(cache.read("a", 100, down)).rejects.toThrow("down");
    expect(await cache.read("a", 100, async () => 1)).toBe(1);
  });
});
