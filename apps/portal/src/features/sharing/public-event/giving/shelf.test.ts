import { describe, expect, it } from "vitest";
import { spinesOf } from "./shelf.rules.ts";

describe("a goal as a shelf", () => {
  it.each([
    [0, 0],
    [0.019, 0],
    [0.5, 25],
    [0.999, 49],
    [1, 50],
  ])("at %d shows %i spines", (share, there) => {
    expect(spinesOf(share).filter(({ tone }) => tone !== "none")).toHaveLength(there);
  });

  it("stays within its height", () => {
    expect(spinesOf(1).every(({ height }) => height > 50 && height <= 100)).toBe(true);
  });
});
