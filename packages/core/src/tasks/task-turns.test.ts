import { expect, it } from "vitest";
import { succeed } from "../base/result.rules.ts";
import { inTurn } from "./task-turns.rules.ts";
import type { TaskChange, TaskClash, TaskRow } from "./tasks.types.ts";

/** One task as the server keeps it: which revision wrote each field last (decision 64). */
function aServer() {
  const newer: Record<string, number> = {};
  const state = { revision: 7, sent: 0 };
  const write = (field: string) => (newer[field] = state.revision += 1);
  const gates: (() => void)[] = [];
  const send = async (changes: readonly TaskChange[]) => {
    state.sent += 1;
    await new Promise<void>((open) => gates.push(open));
    const clashes: TaskClash[] = [];
    for (const { id, patch, revision } of changes)
      for (const field of Object.keys(patch))
        if (revision !== undefined && (newer[field] ?? 0) > revision)
          clashes.push({ id, field: field as TaskClash["field"], theirs: null });
        else write(field);
    const tasks = [{ id: "t1", revision: state.revision } as Partial<TaskRow> as TaskRow];
    return succeed({ tasks, clashes, undoId: null });
  };
  /** The next that is on its way arrives. */
  const arrive = async () => {
    await expect.poll(() => gates.length).toBeGreaterThan(0);
    gates.shift()?.();
  };
  return { send, arrive, state, somebodyElse: write };
}

const change = (patch: TaskChange["patch"]): TaskChange => ({ id: "t1", patch, revision: 7 });
const clashesOf = async (sent: ReturnType<ReturnType<typeof inTurn>>) => {
  const result = await sent;
  return result.ok ? result.value.clashes.map(({ field }) => field) : ["refused"];
};

it("one's own second word for a field is no clash, though the task was read before the first", async () => {
  const { send, arrive, state } = aServer();
  const turns = inTurn(send);
  const first = turns([change({ state: "doing" })]);
  const second = turns([change({ state: "blocked" })]);
  await arrive();
  expect(await clashesOf(first)).toEqual([]);
  expect(state.sent).toBe(1);
  await arrive();
  expect(await clashesOf(second)).toEqual([]);
});

it("what somebody else wrote since is one all the same, before, between and beside one's own", async () => {
  const { send, arrive, somebodyElse } = aServer();
  const turns = inTurn(send);
  const first = turns([change({ state: "doing" })]);
  await arrive();
  expect(await clashesOf(first)).toEqual([]);
  somebodyElse("state");
  somebodyElse("title");
  const both = turns([change({ state: "blocked", title: "Hire the hall", priority: "high" })]);
  await arrive();
  expect(await clashesOf(both)).toEqual(["state", "title"]);
});

it("a refused or lost write holds nobody up", async () => {
  const { send, arrive } = aServer();
  let isLost = true;
  const turns = inTurn((changes) => {
    if (!isLost) return send(changes);
    isLost = false;
    return Promise.reject(new Error("lost"));
  });
  const lost = turns([change({ title: "A" })]);
  const next = turns([change({ title: "B" })]);
  await expect(lost).rejects.toThrow("lost");
  await arrive();
  expect(await clashesOf(next)).toEqual([]);
});
