import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { createTurns } from "./turns.ts";

test("work that a turn began and did not wait for is done before the next turn begins", async () => {
  const turns = createTurns();
  const seen: string[] = [];
  const step = async (name: string) => {
    seen.push(`${name} begins`);
    for (let rest = 0; rest < 3; rest += 1) await setImmediate();
    seen.push(`${name} ends`);
  };
  const first = turns.take(async () => {
    void turns.take(() => step("begun inside"));
    seen.push("the first is done");
  });
  const second = turns.take(() => step("the second"));
  await Promise.all([first, second]);
  expect(seen).toEqual([
    "begun inside begins",
    "the first is done",
    "begun inside ends",
    "the second begins",
    "the second ends",
  ]);
});

test("a turn that fails lets the next one begin, also where what failed began inside", async () => {
  const turns = createTurns();
  const fails = async (): Promise<never> => {
    await setImmediate();
    throw new Error("no");
  };
  await expect(turns.take(fails)).rejects.toThrow("no");
  await turns.take(async () => {
    await expect(turns.take(fails)).rejects.toThrow("no");
  });
  expect(await turns.take(async () => "next")).toBe("next");
});
