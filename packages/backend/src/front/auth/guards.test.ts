import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { padded } from "./guards.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const floorMs = 40;

/** How long an answer takes whose work takes so long. */
async function answeredAfter(workMs: number, refusal?: Error): Promise<number> {
  const began = Date.now();
  const work = async () => {
    await new Promise((resolve) => setTimeout(resolve, workMs));
    if (refusal) throw refusal;
  };
  await padded({ answerFloorMs: floorMs }, work).catch((error: unknown) => {
    if (error !== refusal) throw error;
  });
  return Date.now() - began;
}

describe("padding of answers", () => {
  it("hides which side had more to do, as long as the floor is higher", async () => {
    const times = Promise.all([0, 15, 39, 60].map((workMs) => answeredAfter(workMs)));
    await vi.advanceTimersByTimeAsync(100);
    expect(await times).toEqual([40, 40, 40, 60]);
  });

  it("pads refusals too and passes them on", async () => {
    const refused = answeredAfter(5, new Error("refused"));
    await vi.advanceTimersByTimeAsync(floorMs);
    expect(await refused).toBe(floorMs);
    const refusal = new Error("refused");
    const heard = padded({ answerFloorMs: floorMs }, () => Promise.reject(refusal)).catch(
      (error: unknown) => error,
    );
    await vi.advanceTimersByTimeAsync(floorMs);
    expect(await heard).toBe(refusal);
  });
});
