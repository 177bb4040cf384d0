/** What waits for what: who goes along when a task moves, how much room each has, and that no ring is closed. */
import type { ChainMove, ChainSpan, ChainTask, StuckTask } from "./task-chains.types.ts";

const dayMs = 86_400_000;

const apart = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** A day some days later. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** A span some days later; `moved` by less than nothing is earlier. */
export function laterBy({ start, end }: ChainSpan, days: number): ChainSpan {
  return { start: start === null ? null : dayAfter(start, days), end: dayAfter(end, days) };
}

/** Those that wait for each, by its id. */
function waitingBy(tasks: readonly ChainTask[]): ReadonlyMap<string, ChainTask[]> {
  const waiting = new Map<string, ChainTask[]>();
  for (const task of tasks) {
    for (const id of task.after) waiting.set(id, [...(waiting.get(id) ?? []), task]);
  }
  return waiting;
}

/** Some and all that wait for them, however far along, each after what it waits for among them. */
function inOrder(
  roots: Iterable<string>,
  waiting: ReadonlyMap<string, readonly ChainTask[]>,
): string[] {
  const [seen, order] = [new Set<string>(), new Array<string>()];
  // By hand, not by calls: a chain may be as long as there are tasks.
  const stack = [...roots].map((id) => ({ id, isLeft: false }));
  for (let next = stack.pop(); next; next = stack.pop()) {
    if (next.isLeft) order.push(next.id);
    else if (!seen.has(next.id)) {
      seen.add(next.id);
      stack.push({ ...next, isLeft: true });
      for (const { id } of waiting.get(next.id) ?? []) stack.push({ id, isLeft: false });
    }
  }
  return order.toReversed();
}

const spanOf = ({ start, end }: ChainTask): ChainSpan | null =>
  end === null ? null : { start, end };

/** The days from the end of one to where another begins, and the fewest that there should be. */
function gapOf(before: ChainSpan, { start, end }: ChainSpan): { days: number; least: number } {
  // One that takes days begins the day after; a due day may be the same one.
  return { days: apart(before.end, start ?? end), least: start === null ? 0 : 1 };
}

/** How many days something must go later for what it waits for; an overlap may stay as it was. */
function daysNeeded(waits: ChainSpan, before: ChainSpan, now: ChainSpan): number {
  const { days, least } = gapOf(before, waits);
  return Math.max(0, Math.min(least, days) - gapOf(now, waits).days);
}

/**
 * What moving some tasks does to all that wait for them: each goes along as far as it must and no
 * further. What is done stays and pushes nobody; what is fixed, or would end after the last day, stays
 * and is named.
 */
export function moveChain(
  tasks: readonly ChainTask[],
  moves: ReadonlyMap<string, ChainSpan>,
  lastDay: string | null,
): ChainMove {
  const known = new Map(tasks.map((task) => [task.id, task]));
  const moved = new Map<string, ChainSpan>(moves);
  const followers: { id: string; days: number }[] = [];
  const [stays, stuck] = [new Array<string>(), new Array<StuckTask>()];
  const pushOf = (task: ChainTask, span: ChainSpan) =>
    task.after.reduce((most, id) => {
      const [pusher, now] = [known.get(id), moved.get(id)];
      const before = pusher && spanOf(pusher);
      if (!pusher || pusher.isDone || !before || !now) return most;
      return Math.max(most, daysNeeded(span, before, now));
    }, 0);
  for (const id of inOrder(moves.keys(), waitingBy(tasks))) {
    const task = known.get(id);
    const span = task && spanOf(task);
    if (!task || !span || task.isDone || moves.has(id)) continue;
    const days = pushOf(task, span);
    const to = laterBy(span, days);
    if (days === 0) {
      if (task.after.some((id) => moves.has(id))) stays.push(task.id);
    } else if (task.isFixed) stuck.push({ id: task.id, why: "fixed", end: to.end });
    else if (lastDay !== null && span.end <= lastDay && to.end > lastDay) {
      stuck.push({ id: task.id, why: "event", end: to.end });
    } else {
      moved.set(task.id, to);
      followers.push({ id: task.id, days });
    }
  }
  return { moved, followers, stays, stuck, early: earlyOnes(known, moves, moved) };
}

/** Which of the moved ones begin before something that they wait for, and did not before. */
function earlyOnes(
  known: ReadonlyMap<string, ChainTask>,
  moves: ReadonlyMap<string, ChainSpan>,
  moved: ReadonlyMap<string, ChainSpan>,
): { id: string; before: string }[] {
  return [...moves].flatMap(([id, to]) => {
    const task = known.get(id);
    const was = task && spanOf(task);
    if (!task || !was) return [];
    return task.after.flatMap((before) => {
      const waited = known.get(before);
      const from = waited && spanOf(waited);
      if (!waited || !from || waited.isDone) return [];
      const [then, now] = [gapOf(from, was), gapOf(moved.get(before) ?? from, to)];
      return now.days < Math.min(now.least, then.days) ? [{ id, before }] : [];
    });
  });
}

/** How many days each open task may go later before something ends after the last day. */
export function roomOf(tasks: readonly ChainTask[], lastDay: string): ReadonlyMap<string, number> {
  const waiting = waitingBy(tasks);
  const room = new Map<string, number>();
  const known = new Map(tasks.map((task) => [task.id, task]));
  for (const id of inOrder(known.keys(), waiting).toReversed()) {
    const task = known.get(id);
    const span = task && spanOf(task);
    if (!span || task.isDone) continue;
    const ownDays = apart(span.end, lastDay);
    const days = (waiting.get(id) ?? []).reduce((least, next) => {
      const nextSpan = spanOf(next);
      const nextRoom = next.isFixed ? 0 : room.get(next.id);
      if (!nextSpan || next.isDone || nextRoom === undefined) return least;
      const { days: gap, least: fewest } = gapOf(span, nextSpan);
      return Math.min(least, Math.max(0, gap - fewest) + nextRoom);
    }, ownDays);
    room.set(id, days);
  }
  return room;
}

/** Whether one may wait for another: not for itself, and for nothing that waits for it. */
export function mayWaitFor(tasks: readonly ChainTask[], id: string, other: string): boolean {
  if (id === other) return false;
  return !inOrder([id], waitingBy(tasks)).includes(other);
}
