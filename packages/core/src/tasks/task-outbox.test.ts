import { expect, it } from "vitest";
import {
  clashing,
  createTaskOutbox,
  hasWords,
  mayWait,
  stillMeant,
  type WaitingTasks,
} from "./task-outbox.rules.ts";
import { patchedRecord } from "./task-patches.rules.ts";
import type { TaskPatch, TaskRecord } from "./tasks.types.ts";

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

const named = (id: string, title: string, knows?: string[]): WaitingTasks => ({
  id,
  changes: [{ id: "cake", patch: { title, addLabels: [title] }, revision: 5 }],
  done: "Changed",
  ...(knows ? { knows } : {}),
});

it("sends of two words for one field the one that was written knowing the other", () => {
  const [first, second] = [named("one", "Two cakes"), named("two", "Three cakes", ["one"])];
  expect(stillMeant(first, [first, second])).toEqual([
    { id: "cake", patch: { addLabels: ["Two cakes"] }, revision: 5 },
  ]);
  expect(stillMeant(second, [first, second])).toEqual(second.changes);
});

it("sends both where the second was written in a tab that did not know", () => {
  const [first, second] = [named("one", "Two cakes"), named("two", "Three cakes")];
  expect(stillMeant(first, [first, second])).toEqual(first.changes);
});

it("holds what met something newer apart from what waits, also for the next page", () => {
  const storage = device();
  const outbox = createTaskOutbox(storage, "box");
  outbox.add(named("one", "Two cakes"));
  outbox.add(ticked("two"));
  const clashes = [{ id: "cake", field: "title" as const, theirs: "No cake" }];
  const changes = clashing(named("one", "Two cakes").changes, clashes);
  expect(changes).toEqual([{ id: "cake", patch: { title: "Two cakes" } }]);
  const held = { id: "one", changes, done: "Changed", held: { clashes, why: null } };
  outbox.hold(held);
  const next = createTaskOutbox(storage, "box");
  expect(next.all()).toEqual([ticked("two")]);
  expect(next.held()).toEqual([held]);
});

it("shows of an open task what waits, with its notes and steps", () => {
  const task: TaskRecord = {
    id: "cake",
    eventId: null,
    title: "Cake",
    state: "todo",
    priority: "none",
    stage: null,
    start: null,
    due: null,
    startLocal: null,
    dueLocal: null,
    dueAt: null,
    timeZone: "UTC",
    labels: [],
    owners: [],
    waitsFor: [],
    stepsDone: 0,
    stepsAll: 2,
    hasNotes: false,
    repeat: null,
    cost: null,
    rank: 1,
    revision: 1,
    doneAt: null,
    templateKey: null,
    removed: false,
    notes: null,
    checklist: [
      { id: "a", text: "Flour", done: false },
      { id: "b", text: "Eggs", done: false },
    ],
    mayWrite: true,
    seesMoney: false,
    event: null,
    waiting: [],
    blockers: [],
    dueActivity: null,
    people: [],
    createdAt: "2027-05-20T10:00:00Z",
    createdBy: null,
  };
  const changes = [
    { id: "other", patch: { title: "Wine" } },
    { id: "cake", patch: { title: "Two cakes", steps: [{ id: "a", done: true }] } },
    {
      id: "cake",
      patch: {
        steps: [
          { id: "b", removed: true as const },
          { id: "c", text: "Milk" },
        ],
      },
    },
  ];
  expect(patchedRecord(task, changes, null)).toMatchObject({
    title: "Two cakes",
    checklist: [
      { id: "a", text: "Flour", done: true },
      { id: "c", text: "Milk", done: false },
    ],
  });
});

it("knows what somebody has typed, which is not lost where it is refused", () => {
  const has = (patch: TaskPatch) => hasWords([{ id: "cake", patch }]);
  expect([has({ title: "Cake" }), has({ steps: [{ id: "a", text: "Eggs" }] })]).toEqual([
    true,
    true,
  ]);
  expect([
    has({ state: "done" }),
    has({ steps: [{ id: "a", done: true }] }),
    has({ notes: null }),
  ]).toEqual([false, false, false]);
});
