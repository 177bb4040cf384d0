import { expect, it } from "vitest";
import { createTaskOutbox, mayWait, type WaitingTasks } from "./task-outbox.rules.ts";

function device(kept: string | null = null) {
  let text = kept;
  return {
    getItem: () => text,
    setItem: (_: string, next: string) => {
      text = next;
    },
  };
}
const ticked = (id: string): WaitingTasks => ({
  id,
  changes: [{ id: `task ${id}`, patch: { state: "done" } }],
  done: "Done: Cake",
});

it("keeps what was written in its order, also for the next page", () => {
  const storage = device();
  const outbox = createTaskOutbox(storage, "box");
  outbox.add(ticked("one"));
  outbox.add(ticked("two"));
  outbox.remove("one");
  outbox.add(ticked("three"));
  expect(createTaskOutbox(storage, "box").all()).toEqual([ticked("two"), ticked("three")]);
});

it.each(["{not json", '"words"', "[1]", '[{"id":"a","done":"b","changes":[1]}]'])(
  "reads nothing out of %s",
  (kept) => expect(createTaskOutbox(device(kept), "box").all()).toEqual([]),
);

it("lets nothing wait that would count twice", () => {
  expect(mayWait([{ id: "a", patch: { state: "done" } }])).toBe(true);
  expect(mayWait([{ id: "a", patch: { shiftDays: 3 } }])).toBe(false);
});
