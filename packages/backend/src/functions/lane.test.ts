import { describe, expect, it } from "vitest";
import { createLane } from "./lane.ts";

describe("a lane", () => {
  /** Work that ends when it is told to. */
  function createWork() {
    const begun: number[] = [];
    const ends = new Map<number, (how: "well" | "badly") => void>();
    const work = (number: number) => () =>
      new Promise<number>((resolve, reject) => {
        begun.push(number);
        ends.set(number, (how) => (how === "well" ? resolve(number) : reject(new Error("No."))));
      });
    return { begun, work, end: (number: number, how: "well" | "badly") => ends.get(number)?.(how) };
  }

  it("lets so many through at once and the others in their order, whatever becomes of one", async () => {
    const lane = createLane(2);
    const { begun, work, end } = createWork();
    const done = [1, 2, 3, 4, 5].map((number) => lane(work(number)));
    await Promise.resolve();
    expect(begun).toEqual([1, 2]);
    end(2, "badly");
    await expect(done[1]).rejects.toThrow("No.");
    expect(begun).toEqual([1, 2, 3]);
    end(1, "well");
    end(3, "well");
    expect(await Promise.all([done[0], done[2]])).toEqual([1, 3]);
    expect(begun).toEqual([1, 2, 3, 4, 5]);
    end(4, "well");
    end(5, "well");
    expect(await Promise.all([done[3], done[4]])).toEqual([4, 5]);
    const [sixth, seventh, eighth] = [6, 7, 8].map((number) => lane(work(number)));
    await Promise.resolve();
    expect(begun).toEqual([1, 2, 3, 4, 5, 6, 7]);
    for (const number of [6, 7]) end(number, "well");
    await Promise.all([sixth, seventh]);
    end(8, "well");
    expect(await eighth).toBe(8);
  });
});
