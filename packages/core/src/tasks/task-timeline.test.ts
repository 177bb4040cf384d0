import { describe, expect, it } from "vitest";
import type { EventTime } from "../base/event-time.types.ts";
import { moveTitle, moveWords } from "./task-timeline.copy.ts";
import { changesOf, moveOf, movedDue, shareDone, taskSpan } from "./task-timeline.rules.ts";
import type { TaskRow } from "./tasks.types.ts";

const row = (id: string, more: Partial<TaskRow> = {}): TaskRow => ({
  id,
  eventId: "event",
  title: id,
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
  rank: 0,
  revision: 4,
  doneAt: null,
  templateKey: null,
  removed: false,
  ...more,
});
const day = (at: string): EventTime => ({ kind: "day", day: at });

it.each([
  [null, null, null],
  [null, "2027-05-21T15:00", { start: null, end: "2027-05-21" }],
  ["2027-05-20T00:00", "2027-05-21T15:00", { start: "2027-05-20", end: "2027-05-21" }],
  ["2027-05-20T00:00", null, { start: "2027-05-20", end: "2027-05-20" }],
  ["2027-05-23T00:00", "2027-05-21T15:00", { start: "2027-05-21", end: "2027-05-21" }],
])("from %s to %s", (startLocal, dueLocal, span) =>
  expect(taskSpan({ startLocal, dueLocal })).toEqual(span),
);

it.each([
  [
    { kind: "relative", from: "start", days: -2, at: "12:00" },
    { kind: "relative", from: "start", days: -1, at: "12:30" },
  ],
  [
    { kind: "relative", from: "start", minutes: -60 },
    { kind: "relative", from: "start", minutes: 1410 },
  ],
  [
    { kind: "moment", at: "2027-05-20T12:00" },
    { kind: "moment", at: "2027-05-21T12:30" },
  ],
  [day("2027-05-20"), day("2027-05-21")],
] as const)("%j is put half an hour and a day later", (due, moved) =>
  expect(movedDue({ due, dueLocal: "2027-05-20T12:00" }, "2027-05-21T12:30")).toEqual(moved),
);

it("is done by its checklist, or wholly", () => {
  expect(shareDone({ state: "doing", stepsDone: 1, stepsAll: 4 })).toBe(0.25);
  expect(shareDone({ state: "todo", stepsDone: 0, stepsAll: 0 })).toBe(0);
  expect(shareDone({ state: "done", stepsDone: 1, stepsAll: 4 })).toBe(1);
});

describe("a move", () => {
  const rows = [
    row("count", {
      start: { kind: "relative", from: "start", days: -25 },
      startLocal: "2027-05-18T00:00",
      due: { kind: "relative", from: "start", days: -23, at: "12:00" },
      dueLocal: "2027-05-20T12:00",
    }),
    row("menu", {
      start: day("2027-05-21"),
      startLocal: "2027-05-21T00:00",
      due: { kind: "moment", at: "2027-05-24T09:00" },
      dueLocal: "2027-05-24T09:00",
      waitsFor: ["count"],
    }),
    row("doors", {
      due: { kind: "relative", from: "start", minutes: -60 },
      dueLocal: "2027-05-24T09:00",
      waitsFor: ["menu"],
    }),
    row("someday"),
    row("begins", { start: day("2027-05-21"), startLocal: "2027-05-21T00:00" }),
  ];
  const to = { start: "2027-05-21", end: "2027-05-23" };

  it("is written in the way each time was said", () => {
    const { moved } = moveOf(rows, "count", to, { lastDay: "2027-06-12" });
    expect(changesOf(rows, moved)).toEqual([
      {
        id: "count",
        revision: 4,
        patch: {
          start: { kind: "relative", from: "start", days: -22 },
          due: { kind: "relative", from: "start", days: -20, at: "12:00" },
        },
      },
      {
        id: "menu",
        revision: 4,
        patch: { start: day("2027-05-24"), due: { kind: "moment", at: "2027-05-27T09:00" } },
      },
    ]);
  });

  it("alone leaves the others, and what had no day gets one", () => {
    expect([...moveOf(rows, "count", to, { lastDay: null, alone: true }).moved.keys()]).toEqual([
      "count",
    ]);
    const one = new Map([
      ["someday", { start: null, end: "2027-06-01" }],
      ["begins", { start: "2027-05-22", end: "2027-05-22" }],
    ]);
    expect(changesOf(rows, one).map(({ patch }) => patch)).toEqual([
      { due: day("2027-06-01") },
      { start: day("2027-05-22") },
    ]);
  });

  it("says what it does", () => {
    const move = moveOf(rows, "count", to, { lastDay: "2027-06-12" });
    const known = new Map(rows.map((one) => [one.id, one]));
    const words = moveWords(
      move,
      (id) => known.get(id)?.title ?? "",
      (id) => taskSpan(known.get(id) ?? row("")),
      "en-GB",
    );
    expect(words).toEqual({
      moves: "Moves 1 task that waits for it, by three days.",
      stays: [],
      breaks: ["“doors” hangs on a fixed time and stays, though it waits for this."],
    });
    expect(moveTitle({ start: "2027-05-18", end: "2027-05-20" }, to, "en-GB")).toBe(
      "To Friday 21 May, three days later",
    );
  });

  it.each([
    [{ start: "2027-05-18", end: "2027-05-19" }, "Ends Wednesday 19 May, one day earlier"],
    [{ start: "2027-05-17", end: "2027-05-20" }, "Begins Monday 17 May, one day earlier"],
  ])("of an end is called so", (span, words) =>
    expect(moveTitle({ start: "2027-05-18", end: "2027-05-20" }, span, "en-GB")).toBe(words),
  );
});
