import { expect, it } from "vitest";
import { againOnConflict } from "./conflicts.ts";

/** Work that fails with these states in turn, and then is done. */
function failing(...states: string[]) {
  let calls = 0;
  return {
    calls: () => calls,
    work: async () => {
      const code = states[calls];
      calls += 1;
      if (code !== undefined) throw Object.assign(new Error(code), { code });
      return calls;
    },
  };
}

it.each([[["40P01"]], [["40001", "40P01", "40001"]]])("goes on after %s", async (states) => {
  const { work } = failing(...states);
  expect(await againOnConflict(work)).toBe(states.length + 1);
});

it("gives up after four times, and says why", async () => {
  const { work, calls } = failing("40P01", "40P01", "40P01", "40P01", "40P01");
  await expect(againOnConflict(work)).rejects.toThrow("40P01");
  expect(calls()).toBe(4);
});

it.each(["23505", "PT409", "57014"])("does not do again what was refused: %s", async (state) => {
  const { work, calls } = failing(state);
  await expect(againOnConflict(work)).rejects.toThrow(state);
  expect(calls()).toBe(1);
});

it("reads the state of an answer that is a refusal, and gives back the last one", async () => {
  const answers = ["40001", "fine"];
  expect(
    await againOnConflict(
      async () => answers.shift(),
      (value) => value ?? null,
    ),
  ).toBe("fine");
  expect(
    await againOnConflict(
      async () => "40P01",
      (value) => value,
    ),
  ).toBe("40P01");
});
