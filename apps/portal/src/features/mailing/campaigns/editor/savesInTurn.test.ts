import { expect, it } from "vitest";
import { savesInTurn } from "./savesInTurn.ts";

/** A server that refuses what was not written over its newest revision, and answers when it is told to. */
function slowServer() {
  let revision = 1;
  const asked: (() => void)[] = [];
  const write = (over: number) =>
    new Promise<number | null>((resolve) => {
      asked.push(() => {
        if (over === revision) revision += 1;
        resolve(over === revision - 1 ? revision : null);
      });
    });
  const answer = async () => {
    await Promise.resolve();
    asked.shift()?.();
    await new Promise(setImmediate);
  };
  return { asked, write, answer };
}

const [first, second] = [{ subject: "One" }, { subject: "Two" }];

it("a save that is asked for while another is on its way waits, and goes on from its answer", async () => {
  const { asked, write, answer } = slowServer();
  const saves = savesInTurn<object, number>({ input: {}, saved: 1 });
  const kept = Promise.all([saves.save(first, write), saves.save(second, write)]);
  await answer();
  expect(asked).toHaveLength(1);
  await answer();
  expect(await kept).toEqual([2, 3]);
});

it("what is written by then is not written again", async () => {
  const { asked, write, answer } = slowServer();
  const saves = savesInTurn<object, number>({ input: {}, saved: 1 });
  const kept = Promise.all([saves.save(first, write), saves.save(first, write)]);
  await answer();
  expect(await kept).toEqual([2, 2]);
  expect(asked).toHaveLength(0);
});

it("what is refused is tried again by the next, over what somebody else wrote when they choose so", async () => {
  const { write, answer } = slowServer();
  const saves = savesInTurn<object, number>({ input: {}, saved: 7 });
  const refused = saves.save(first, write);
  await answer();
  expect(await refused).toBeNull();
  const chosen = saves.save(first, write, 1);
  await answer();
  expect(await chosen).toBe(2);
});
