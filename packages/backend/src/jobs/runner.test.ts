import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startJobRunner } from "./runner.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("the job runner", () => {
  it("looks again at once after work, and with a pause after none", async () => {
    const found = [2, 1, 0, 0];
    const round = vi.fn(async () => found.shift() ?? 0);
    const runner = startJobRunner({ round, pauseMs: 1000 });
    await vi.advanceTimersByTimeAsync(5);
    expect(round).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(990);
    expect(round).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(20);
    expect(round).toHaveBeenCalledTimes(4);
    await runner.stop();
  });

  it("does the chores first and then once a minute", async () => {
    const chores: boolean[] = [];
    const runner = startJobRunner({
      pauseMs: 1000,
      round: async (withChores) => {
        chores.push(withChores);
        return 0;
      },
    });
    await vi.advanceTimersByTimeAsync(61_500);
    expect(chores.filter(Boolean)).toHaveLength(2);
    expect(chores[0]).toBe(true);
    await runner.stop();
  });

  it("survives a round that fails", async () => {
    const log = vi.fn();
    const round = vi.fn(async () => {
      throw new Error("down");
    });
    const runner = startJobRunner({ round, pauseMs: 1000, log });
    await vi.advanceTimersByTimeAsync(2100);
    expect(round).toHaveBeenCalledTimes(3);
    expect(log).toHaveBeenCalledTimes(3);
    await runner.stop();
  });

  it("wakes early, runs one round at a time and stops after the running one", async () => {
    let running = 0;
    let most = 0;
    const round = vi.fn(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 50));
      running -= 1;
      return 0;
    });
    const runner = startJobRunner({ round, pauseMs: 10_000 });
    await vi.advanceTimersByTimeAsync(10);
    runner.wake();
    runner.wake();
    await vi.advanceTimersByTimeAsync(60);
    runner.wake();
    await vi.advanceTimersByTimeAsync(10);
    expect(round).toHaveBeenCalledTimes(2);
    const stopped = runner.stop();
    await vi.advanceTimersByTimeAsync(60);
    await stopped;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(round).toHaveBeenCalledTimes(2);
    expect(most).toBe(1);
  });
});
