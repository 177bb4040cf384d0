import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { justify } from "./justify.ts";

const room = { width: 1000, gap: 4, height: 200 };
const size = fc.record({
  width: fc.integer({ min: 1, max: 8000 }),
  height: fc.integer({ min: 1, max: 8000 }),
});
const widthOf = (widths: readonly number[]) =>
  widths.reduce((sum, width) => sum + width, 0) + room.gap * (widths.length - 1);

describe("lines of photos", () => {
  it("each photo stands once, in its order", () => {
    fc.assert(
      fc.property(fc.array(size, { maxLength: 80 }), (sizes) => {
        const lines = justify(sizes, room);
        let next = 0;
        for (const { from, widths } of lines) {
          expect(from).toBe(next);
          expect(widths.length).toBeGreaterThan(0);
          next += widths.length;
        }
        expect(next).toBe(sizes.length);
      }),
    );
  });

  it("all lines but the last reach from edge to edge, and none reaches beyond", () => {
    fc.assert(
      fc.property(fc.array(size, { minLength: 1, maxLength: 80 }), (sizes) => {
        const lines = justify(sizes, room);
        for (const { widths } of lines.slice(0, -1)) expect(widthOf(widths)).toBeCloseTo(1000, 6);
        expect(widthOf(lines.at(-1)?.widths ?? [])).toBeLessThan(1000.001);
      }),
    );
  });

  it("ordinary photos keep close to the height that is meant", () => {
    const sizes = Array.from({ length: 60 }, (_, at) =>
      at % 3 === 0 ? { width: 3, height: 4 } : { width: 4, height: 3 },
    );
    for (const { height } of justify(sizes, room)) {
      expect(height).toBeGreaterThan(150);
      expect(height).toBeLessThan(260);
    }
  });

  it("a lone portrait is not blown up", () => {
    expect(justify([{ width: 600, height: 900 }], room)).toEqual([
      { from: 0, height: 200, widths: [expect.closeTo(133.33, 1)] },
    ]);
  });
});
