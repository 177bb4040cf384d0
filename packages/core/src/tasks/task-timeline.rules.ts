/** Tasks over their days: what each takes, who goes along with a move, and what is written for it. */
import { hasClock, shiftedEventTime } from "../base/event-time.rules.ts";
import type { EventTime } from "../base/event-time.types.ts";
import type { ChainMove, ChainSpan, ChainTask } from "./task-chains.types.ts";
import { moveChain } from "./task-chains.rules.ts";
import type { TaskChange, TaskPatch, TaskRow } from "./tasks.types.ts";

const dayMs = 86_400_000;

const dayOf = (wall: string | null): string | null => wall?.slice(0, 10) ?? null;

/** The days that a task takes, both included; null for one that has no day yet. */
export function taskSpan({
  startLocal,
  dueLocal,
}: Pick<TaskRow, "startLocal" | "dueLocal">): ChainSpan | null {
  const [start, due] = [dayOf(startLocal), dayOf(dueLocal)];
  if (due === null) return start === null ? null : { start, end: start };
  return { start: start !== null && start > due ? due : start, end: due };
}

/** What hangs on a clock of the event, or on an activity: others do not push it away from there. */
const isFixed = (time: EventTime | null): boolean =>
  time?.kind === "relative" && (time.minutes !== undefined || time.from === "activity");

/** A task as one of a chain. */
export function chainTask(row: TaskRow): ChainTask {
  const span = taskSpan(row);
  return {
    id: row.id,
    start: span?.start ?? null,
    end: span?.end ?? null,
    after: row.waitsFor,
    isDone: row.state === "done",
    isFixed: isFixed(row.due),
  };
}

/** What putting a task on other days does to the others; `alone` leaves them where they are. */
export function moveOf(
  rows: readonly TaskRow[],
  id: string,
  to: ChainSpan,
  { lastDay, alone = false }: { lastDay: string | null; alone?: boolean },
): ChainMove {
  const some = alone ? rows.filter((row) => row.id === id) : rows;
  return moveChain(some.map(chainTask), new Map([[id, to]]), lastDay);
}

const apart = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** A time on another day; one that was told from the event stays told from it. */
function timeOn(time: EventTime | null, wall: string | null, day: string): EventTime {
  const from = dayOf(wall);
  return time === null || from === null
    ? { kind: "day", day }
    : shiftedEventTime(time, apart(from, day));
}

/** What is written so that tasks stand where a move puts them. */
export function changesOf(
  rows: readonly TaskRow[],
  moved: ReadonlyMap<string, ChainSpan>,
): TaskChange[] {
  return rows.flatMap((row): TaskChange[] => {
    const to = moved.get(row.id);
    const span = taskSpan(row);
    if (!to || (span?.start === to.start && span.end === to.end)) return [];
    const patch: TaskPatch = {};
    // One that has only a beginning keeps it alone.
    if (row.due !== null || row.start === null) patch.due = timeOn(row.due, row.dueLocal, to.end);
    if (to.start !== null) patch.start = timeOn(row.start, row.startLocal, to.start);
    return [{ id: row.id, patch, revision: row.revision }];
  });
}

const minuteMs = 60_000;

/** When a task is due, put onto another wall time by hand: said in the way it was said before. */
export function movedDue(
  { due, dueLocal }: Pick<TaskRow, "due" | "dueLocal">,
  to: string,
): EventTime {
  if (due === null || dueLocal === null) return { kind: "moment", at: to };
  const moved = timeOn(due, dueLocal, to.slice(0, 10));
  if (!hasClock(due)) return moved;
  if (moved.kind !== "relative") return { kind: "moment", at: to };
  if (moved.minutes === undefined) return { ...moved, at: to.slice(11) };
  const clocks = [dueLocal, to].map((wall) => Date.parse(`2000-01-01T${wall.slice(11)}Z`));
  const later = ((clocks[1] ?? 0) - (clocks[0] ?? 0)) / minuteMs;
  return { ...moved, minutes: moved.minutes + later };
}

/** How much of a task is done, from 0 to 1: by its checklist. */
export function shareDone({
  state,
  stepsDone,
  stepsAll,
}: Pick<TaskRow, "state" | "stepsDone" | "stepsAll">): number {
  if (state === "done") return 1;
  return stepsAll === 0 ? 0 : stepsDone / stepsAll;
}
