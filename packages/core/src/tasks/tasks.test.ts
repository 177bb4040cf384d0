import { describe, expect, it } from "vitest";
import { patchedRows } from "./task-patches.rules.ts";
import {
  dueClock,
  dueGroup,
  dueInFull,
  dueWords,
  everyTask,
  filterTasks,
  labelsOf,
  mayWriteTask,
  mayWriteTasks,
  nobody,
  openBeforeDone,
  taskClock,
  waitsOn,
} from "./tasks.rules.ts";
import type { TaskRow } from "./tasks.types.ts";
import { newTaskOf } from "./typed-when.rules.ts";

const row = (change: Partial<TaskRow> = {}): TaskRow => ({
  id: "a",
  eventId: "e",
  title: "Book the band",
  state: "todo",
  priority: "none",
  stage: null,
  start: null,
  due: null,
  startLocal: null,
  dueLocal: null,
  dueAt: null,
  timeZone: "Europe/Berlin",
  labels: [],
  owners: [],
  waitsFor: [],
  stepsDone: 0,
  stepsAll: 0,
  hasNotes: false,
  repeat: null,
  cost: null,
  rank: 1,
  revision: 1,
  doneAt: null,
  templateKey: null,
  removed: false,
  ...change,
});
/** Due on a day, or at a clock of it, on summer's clocks of Berlin. */
const due = (day: string, at?: string, change: Partial<TaskRow> = {}) =>
  row({
    due: at ? { kind: "moment", at: `${day}T${at}` } : { kind: "day", day },
    dueLocal: `${day}T${at ?? "00:00"}`,
    dueAt: at
      ? new Date(Date.parse(`${day}T${at}Z`) - 7_200_000).toISOString()
      : new Date(Date.parse(`${day}T22:00Z`)).toISOString(),
    ...change,
  });
/** Thursday noon in Berlin. */
const clock = taskClock(Date.parse("2027-05-20T10:00Z"));
const origins = { startLocal: "2027-06-12T18:30", endLocal: "2027-06-12T23:30" };

describe("when a task is due", () => {
  it.each<[string, TaskRow, string, string]>([
    ["two days ago", due("2027-05-18"), "2 days late", "late"],
    ["yesterday", due("2027-05-19"), "1 day late", "late"],
    ["this morning", due("2027-05-20", "09:00"), "Late since 9:00", "late"],
    ["today", due("2027-05-20"), "Today", "today"],
    ["this evening", due("2027-05-20", "18:00"), "Today, 18:00", "today"],
    ["tomorrow", due("2027-05-21", "15:00"), "Tomorrow, 15:00", "week"],
    ["on Sunday", due("2027-05-23"), "Sun 23 May", "week"],
    ["on Monday", due("2027-05-24"), "Mon 24 May", "event"],
    ["on the day", due("2027-06-12"), "Sat 12 Jun", "event"],
    ["after it", due("2027-06-13"), "Sun 13 Jun", "after"],
    ["next year", due("2028-01-01"), "Sat, 1 Jan 2028", "after"],
    ["done late", due("2027-05-18", undefined, { state: "done" }), "Tue 18 May", "done"],
    ["without a day", row(), "", "someday"],
  ])("%s", (_, task, words, group) => {
    expect([dueWords(task, clock, "en-GB"), dueGroup(task, clock, "2027-06-12")]).toEqual([
      words,
      group,
    ]);
  });

  it("has no day to come to where there is no event, or it is over", () => {
    expect(dueGroup(due("2027-06-13"), clock, null)).toBe("later");
    expect(dueGroup(due("2027-06-13"), clock, "2027-05-01")).toBe("later");
  });
});

describe("which tasks are shown", () => {
  const rows = [
    due("2027-05-18", undefined, {
      id: "late",
      labels: ["Food"],
      owners: ["ana"],
      priority: "high",
    }),
    row({ id: "open", labels: ["Food", "Music"] }),
    row({ id: "done", state: "done", title: "Café gebucht" }),
  ];
  const shown = (change: Partial<typeof everyTask>) =>
    filterTasks(rows, { ...everyTask, ...change }, clock).map(({ id }) => id);

  it("filters by state, person, label, priority and words", () => {
    expect(shown({})).toEqual(["late", "open"]);
    expect(shown({ show: "late" })).toEqual(["late"]);
    expect(shown({ show: "done" })).toEqual(["done"]);
    expect(shown({ show: "all", text: "cafe" })).toEqual(["done"]);
    expect(shown({ owners: ["ana"] })).toEqual(["late"]);
    expect(shown({ owners: [nobody] })).toEqual(["open"]);
    expect(shown({ labels: ["Music"] })).toEqual(["open"]);
    expect(shown({ priorities: ["high", "low"] })).toEqual(["late"]);
    expect(labelsOf(rows)).toEqual(["Food", "Music"]);
  });

  it("waits for what is not done", () => {
    const byId = new Map(rows.map((task) => [task.id, task]));
    expect(waitsOn(row({ waitsFor: ["open", "done", "gone"] }), byId).map(({ id }) => id)).toEqual([
      "open",
    ]);
  });
});

describe("what a write shows at once", () => {
  const write = (...changes: Parameters<typeof patchedRows>[1]) =>
    patchedRows(
      [row(), row({ id: "b", labels: ["Food"] }), row({ id: "c" })],
      changes,
      () => origins,
    );

  it("puts fields, lists and times where they will be", () => {
    const [task] = write({
      id: "a",
      patch: {
        state: "doing",
        addLabels: ["Music"],
        due: { kind: "relative", from: "start", days: -30 },
      },
    });
    expect(task).toMatchObject({ state: "doing", labels: ["Music"], dueLocal: "2027-05-13T00:00" });
    expect(
      write({ id: "b", patch: { addLabels: ["Food"], removeLabels: ["Food"] } })[1]?.labels,
    ).toEqual([]);
  });

  it("takes away, and moves", () => {
    expect(write({ id: "b", patch: { removed: true } }).map(({ id }) => id)).toEqual(["a", "c"]);
    expect(write({ id: "c", patch: { before: "b" } }).map(({ id }) => id)).toEqual(["a", "c", "b"]);
    expect(write({ id: "a", patch: { after: "c" } }).map(({ id }) => id)).toEqual(["b", "c", "a"]);
    expect(write({ id: "c", patch: { after: null } }).map(({ id }) => id)).toEqual(["c", "a", "b"]);
  });
});

it("says which tasks are the reader's to write", () => {
  const some = { all: false, events: ["e"] };
  const none = { all: false, events: [] };
  const [mine, other, ofNone] = [row(), row({ eventId: "f" }), row({ eventId: null })];
  const told = [mine, other, ofNone].map((task) => [
    mayWriteTask({ all: true, events: [] }, task),
    mayWriteTask(some, task),
    mayWriteTask(none, task),
  ]);
  expect(told).toEqual([
    [true, true, false],
    [true, false, false],
    [true, false, false],
  ]);
  expect([mayWriteTasks(some), mayWriteTasks(none)]).toEqual([true, false]);
});

it("makes a task of a typed line", () => {
  expect(
    newTaskOf({
      title: "Book band",
      parts: [],
      due: { kind: "days", from: "start", activityId: null, days: -30, at: "09:00" },
      start: { kind: "minutes", from: "end", activityId: "dinner", minutes: 30 },
      owners: ["ana"],
      priority: "high",
      labels: ["Music"],
      isDone: true,
      unread: [],
      repeat: { every: 1, unit: "week" },
    }),
  ).toEqual({
    title: "Book band",
    due: { kind: "relative", from: "start", days: -30, at: "09:00" },
    start: { kind: "relative", from: "activity", activityId: "dinner", minutes: 30 },
    owners: ["ana"],
    priority: "high",
    labels: ["Music"],
    state: "done",
    repeat: { every: 1, unit: "week" },
  });
});

it("what is done before what it waits for is known, alone and among many", () => {
  const rows = new Map(
    [
      row({ id: "boat" }),
      row({ id: "sail", waitsFor: ["boat"] }),
      row({ id: "sing", waitsFor: ["sail", "boat"] }),
      row({ id: "over", waitsFor: ["boat"], state: "done" }),
    ].map((one) => [one.id, one]),
  );
  const asked = (...ids: string[]) => {
    const changes = ids.map((id) => ({ id, patch: { state: "done" as const } }));
    const { waiting, open } = openBeforeDone(changes, rows);
    return [waiting, open].map((some) => some.map(({ id }) => id));
  };
  expect(asked("sail")).toEqual([["sail"], ["boat"]]);
  expect(asked("sing", "sail")).toEqual([["sing", "sail"], ["boat"]]);
  expect(asked("boat", "sail", "sing")).toEqual([[], []]);
  expect(asked("over", "boat")).toEqual([[], []]);
  const other = [{ id: "sail", patch: { state: "doing" as const } }];
  expect(openBeforeDone(other, rows).open).toEqual([]);
});

describe("when a task is due, on paper", () => {
  it("says day and year, a clock only where there is one, and nothing as seen from today", () => {
    expect(dueInFull(due("2027-05-20"), "en-GB")).toBe("Thu, 20 May 2027");
    expect(dueInFull(due("2026-05-20", "18:05"), "en-GB")).toBe("Wed, 20 May 2026, 18:05");
    expect(dueInFull(row(), "en-GB")).toBe("");
  });
});

describe("the clock at which a task is due", () => {
  it("is said with its zone", () =>
    expect(dueClock(due("2027-05-22", "10:00"), "en-GB")).toMatch(/^10:00, .*(UTC|GMT)\+2$/));
  it("is none where it is a day", () => expect(dueClock(due("2027-05-22"), "en-GB")).toBeNull());
});
