/** What a list shows at once of a write, before the server has answered; it decides. */
import { eventTimeWall, shiftedEventTime } from "../base/event-time.rules.ts";
import type { EventTime, TimeOrigins } from "../base/event-time.types.ts";
import type { TaskChange, TaskPatch, TaskRecord, TaskRow, TaskStep } from "./tasks.types.ts";

type Shown = Partial<TaskRow>;

/** A row as it will be after a patch; times are told from the event where that is known. */
export function patchedRow(row: TaskRow, patch: TaskPatch, origins: TimeOrigins | null): TaskRow {
  const { title, state, priority, stage, labels, owners, waitsFor, repeat, cost, removed } = patch;
  const plain: Shown = withoutUndefined({
    title,
    state,
    priority,
    stage,
    labels,
    owners,
    waitsFor,
    repeat,
    cost,
    removed,
  });
  const next = { ...row, ...plain };
  if (patch.addOwners ?? patch.removeOwners)
    next.owners = withAndWithout(next.owners, patch.addOwners, patch.removeOwners);
  if (patch.addLabels ?? patch.removeLabels)
    next.labels = withAndWithout(next.labels, patch.addLabels, patch.removeLabels);
  if (patch.addWaits ?? patch.removeWaits)
    next.waitsFor = withAndWithout(next.waitsFor, patch.addWaits, patch.removeWaits);
  if (patch.notes !== undefined) next.hasNotes = patch.notes !== null;
  const { shiftDays } = patch;
  const shifted = (time: EventTime | null) =>
    time && shiftDays !== undefined ? shiftedEventTime(time, shiftDays) : time;
  next.start = shifted(patch.start === undefined ? next.start : patch.start);
  next.due = shifted(patch.due === undefined ? next.due : patch.due);
  if (next.start !== row.start) next.startLocal = next.start && eventTimeWall(next.start, origins);
  if (next.due !== row.due) {
    next.dueLocal = next.due && eventTimeWall(next.due, origins);
    // When it is late is told by the server; a day too late is said too late, and never too soon.
    next.dueAt = next.dueLocal && `${next.dueLocal.slice(0, 10)}T23:59:59Z`;
  }
  return next;
}

/** A task with all that it says, after those of some changes that are about it. */
export function patchedRecord(
  task: TaskRecord,
  changes: readonly TaskChange[],
  origins: TimeOrigins | null,
): TaskRecord {
  let known = task;
  for (const { id, patch } of changes)
    if (id === task.id) known = afterPatch(known, patch, origins);
  return known;
}

function afterPatch(task: TaskRecord, patch: TaskPatch, origins: TimeOrigins | null): TaskRecord {
  const notes = patch.notes === undefined ? task.notes : patch.notes;
  const checklist = patchedSteps(patch.checklist ?? task.checklist, patch.steps);
  const stepsDone = checklist.filter(({ done }) => done).length;
  const row = { ...patchedRow(task, patch, origins), stepsDone, stepsAll: checklist.length };
  return { ...task, ...row, notes, checklist };
}

function patchedSteps(steps: readonly TaskStep[], changes: TaskPatch["steps"] = []): TaskStep[] {
  const next = new Map(steps.map((step) => [step.id, step]));
  for (const { id, removed, ...change } of changes) {
    if (removed) next.delete(id);
    else next.set(id, { id, text: "", done: false, ...next.get(id), ...change });
  }
  return [...next.values()];
}

const withoutUndefined = (fields: { [Name in keyof Shown]: Shown[Name] | undefined }): Shown =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

function withAndWithout(
  list: readonly string[],
  more: readonly string[] = [],
  less: readonly string[] = [],
): string[] {
  return [...new Set([...list, ...more])].filter((one) => !less.includes(one));
}

/** What was written and is in no list any more, as far as it was not removed by that very write; null where all are there. */
export function goneMeanwhile(
  written: readonly Pick<TaskRow, "id" | "title" | "removed">[],
  changes: readonly TaskChange[],
): string | null {
  const own = new Set(changes.filter(({ patch }) => patch.removed).map(({ id }) => id));
  const asked = new Set(changes.map(({ id }) => id));
  const gone = written.filter(({ id, removed }) => removed && asked.has(id) && !own.has(id));
  if (gone.length === 0) return null;
  return gone.length === 1 ? `“${gone[0]?.title}”` : `${gone.length} tasks`;
}

/** A list after some changes: what is taken away is gone, what is put somewhere stands there. */
export function patchedRows(
  rows: readonly TaskRow[],
  changes: readonly TaskChange[],
  originsOf: (row: TaskRow) => TimeOrigins | null,
): TaskRow[] {
  const patches = new Map(changes.map(({ id, patch }) => [id, patch]));
  const next = rows.map((row) => {
    const patch = patches.get(row.id);
    return patch ? patchedRow(row, patch, originsOf(row)) : row;
  });
  for (const { id, patch } of changes) {
    if (patch.after !== undefined || patch.before !== undefined) place(next, id, patch);
  }
  return next.filter(({ removed }) => !removed);
}

function place(rows: TaskRow[], id: string, { after, before }: TaskPatch): void {
  const from = rows.findIndex((row) => row.id === id);
  const [moved] = from < 0 ? [] : rows.splice(from, 1);
  if (!moved) return;
  const beside = rows.findIndex((row) => row.id === (before ?? after));
  rows.splice(before === undefined ? beside + 1 : Math.max(beside, 0), 0, moved);
}
