import { describe, expect, it } from "vitest";
import { padded } from "./guards.ts";

const floorMs = 40;
const working = (ms: number) => () =>
  new Promise<number>((resolve) => setTimeout(() => resolve(ms), ms));

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await padded({ answerFloorMs: floorMs }, work);
  return performance.now() - began;
}

describe("padding of answers", () => {
  it("hides in 200 pairs which side had more to do", async () => {
    const times = await Promise.all(
      Array.from({ length: 200 }).flatMap(() => [timeOf(working(15)), timeOf(working(0))]),
    );
    const more = times.filter((_, index) => index % 2 === 0);
    const less = times.filter((_, index) => index % 2 === 1);
    const average = (values: number[]) => values.reduce((sum, ms) => sum + ms, 0) / values.length;
    expect(Math.min(...times)).toBeGreaterThanOrEqual(floorMs - 2);
    expect(Math.abs(average(more) - average(less))).toBeLessThan(3);
  });

  it("pads refusals too and passes them on", async () => {
    const began = performance.now();
    const refusal = new Error("refused");
    await expect(padded({ answerFloorMs: floorMs }, () => Promise.reject(refusal))).rejects.toBe(
      refusal,
    );
    expect(performance.now() - began).toBeGreaterThanOrEqual(floorMs - 2);
  });
});
