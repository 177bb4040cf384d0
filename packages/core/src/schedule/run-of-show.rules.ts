/** The day as it runs: when things are expected, what is now and next, and how far behind it is. */
import { toWallTime } from "../base/time.rules.ts";
import type {
  RunBehind,
  RunEntry,
  RunGrouping,
  RunLane,
  RunOfShow,
  RunPress,
  RunPressLine,
  RunSpan,
  RunTask,
  RunValues,
  Running,
} from "./run-of-show.types.ts";

/** Delays are told in minutes. */
export const minuteMs = 60_000;

/** As planned. */
export const plannedSpan = ({ startAt, endAt }: Running): RunSpan => ({
  start: Date.parse(startAt),
  end: Date.parse(endAt),
});

/** As it is expected: what has started or ended stands at what was pressed. */
export function expectedSpan(entry: Running): RunSpan {
  const { start, end } = plannedSpan(entry);
  const { late, longer, startedAt, endedAt } = entry;
  return {
    start: startedAt ? Date.parse(startedAt) : start + late * minuteMs,
    end: endedAt ? Date.parse(endedAt) : end + (late + longer) * minuteMs,
  };
}

/** Minutes by which its end, or its start before it has begun, is later than planned. */
export const lateBy = ({ late, longer, startedAt }: RunValues): number =>
  startedAt ? late + longer : late;

/** `running`: somebody said so, or by the clock; `over`: it has started and should have ended by now. */
export type RunState = "ahead" | "running" | "over" | "done";

/** Where an entry stands on its own: by what was pressed, and by the clock where nothing was. */
export function stateOf(entry: Running, nowMs: number): RunState {
  const { start, end } = expectedSpan(entry);
  if (entry.endedAt) return "done";
  if (entry.startedAt) return nowMs >= end ? "over" : "running";
  if (nowMs < start) return "ahead";
  return nowMs < end ? "running" : "done";
}

const bySpan = (one: RunEntry, other: RunEntry): number =>
  expectedSpan(one).start - expectedSpan(other).start ||
  expectedSpan(one).end - expectedSpan(other).end ||
  one.id.localeCompare(other.id);

/** What is now: the last that was said to have started and has not ended; else what the clock says. */
function nowOf(entries: readonly RunEntry[], nowMs: number): RunEntry | null {
  const pressed = entries.filter(({ startedAt, endedAt }) => startedAt && !endedAt);
  const byClock = entries.filter((one) => stateOf(one, nowMs) === "running");
  return pressed.toSorted(bySpan).at(-1) ?? byClock.toSorted(bySpan).at(-1) ?? null;
}

/** Whether something waits for what runs too long before it. */
function isDue(entry: RunEntry, now: RunEntry | null, nowMs: number): boolean {
  return (
    now?.startedAt != null &&
    now.id !== entry.id &&
    !entry.startedAt &&
    !entry.endedAt &&
    expectedSpan(entry).start <= nowMs &&
    expectedSpan(entry).start >= expectedSpan(now).start
  );
}

/** Who somebody is among hosts and owners; the same name is the same person where nobody is linked. */
export function hostKey(entry: RunEntry): string | null {
  const { hostMemberId, hostGuestId, hostName } = entry;
  return hostMemberId ?? hostGuestId ?? (hostName ? `name ${hostName.toLocaleLowerCase()}` : null);
}

const nightEndsMs = 6 * 60 * minuteMs;

/** The day in the event's zone on which something is; what begins before six in the morning belongs to the evening. */
export function dayOf(instant: number, timeZone: string): string {
  return toWallTime(new Date(instant - nightEndsMs).toISOString(), timeZone).slice(0, 10);
}

/** The days on which something happens. */
export function runDays({ entries, event }: Pick<RunOfShow, "entries" | "event">): string[] {
  const days = entries.map((one) => dayOf(plannedSpan(one).start, event.timeZone));
  return [...new Set(days)].toSorted();
}

/** Today where something happens today; before the first of its days the event's own; else the next, or the last. */
export function shownDay(show: Pick<RunOfShow, "entries" | "event">, nowMs: number): string | null {
  const { timeZone, startDate } = show.event;
  const today = dayOf(nowMs, timeZone);
  const days = runDays(show);
  const own = dayOf(Date.parse(startDate), timeZone);
  const [first = ""] = days;
  if (today < first && days.includes(own)) return own;
  return days.find((day) => day >= today) ?? days.at(-1) ?? null;
}

/** What happens on a day, in order. */
export function entriesOf({ entries, event }: RunOfShow, day: string): RunEntry[] {
  return entries
    .filter((one) => dayOf(plannedSpan(one).start, event.timeZone) === day)
    .toSorted(bySpan);
}

/** When a task is due: with the activity whose time it follows. */
export function taskDue(task: RunTask, entries: readonly RunEntry[]): number {
  const activity = entries.find(({ id }) => id === task.activityId);
  return Date.parse(task.dueAt) + (activity?.late ?? 0) * minuteMs;
}

type Standing = RunLane & { begins: number };

interface Place {
  key: string;
  name: string | null;
}

const nowhere: Place = { key: "", name: null };
const placeOf = ({ room }: RunEntry): Place =>
  room ? { key: room.toLocaleLowerCase(), name: room } : nowhere;
/** By name: whoever hosts under it, and whoever owns tasks under it. */
const personOf = ({ hostName: name }: RunEntry): Place =>
  name ? { key: name.toLocaleLowerCase(), name } : nowhere;

/** The day by place, by person, or of the reader alone. */
export function lanesOf(
  show: RunOfShow,
  day: string,
  grouping: RunGrouping,
  nowMs: number,
): RunLane[] {
  const whereOf = grouping === "place" ? placeOf : personOf;
  const isShown = (id: string | null) =>
    grouping !== "mine" || (id !== null && id === show.memberId);
  const lanes = new Map<string, Place & { entries: RunEntry[]; tasks: RunTask[] }>();
  const laneAt = (place: Place) => {
    const lane = lanes.get(place.key) ?? { ...place, entries: [], tasks: [] };
    lanes.set(place.key, lane);
    return lane;
  };
  for (const entry of entriesOf(show, day)) {
    if (isShown(entry.hostMemberId)) laneAt(whereOf(entry)).entries.push(entry);
  }
  for (const task of show.tasks) {
    if (dayOf(taskDue(task, show.entries), show.event.timeZone) !== day) continue;
    const owners = grouping === "place" || task.owners.length === 0 ? [] : task.owners;
    for (const { id, name } of owners) {
      if (isShown(id)) laneAt({ key: name.toLocaleLowerCase(), name }).tasks.push(task);
    }
    if (owners.length === 0 && grouping !== "mine") laneAt(nowhere).tasks.push(task);
  }
  return [...lanes.values()]
    .map(({ entries, tasks, ...place }) => ({
      ...place,
      ...standOf(entries, nowMs),
      begins: Math.min(...entries.map((entry) => plannedSpan(entry).start)),
      tasks: tasks.toSorted((a, b) => taskDue(a, show.entries) - taskDue(b, show.entries)),
    }))
    .toSorted(byUse)
    .map(({ begins: _begins, ...lane }) => lane);
}

function standOf(entries: RunEntry[], nowMs: number): Pick<RunLane, "now" | "next" | "done"> {
  const now = nowOf(entries, nowMs);
  const next = entries.filter(
    (one) =>
      one.id !== now?.id &&
      !one.endedAt &&
      !one.startedAt &&
      (stateOf(one, nowMs) === "ahead" || isDue(one, now, nowMs)),
  );
  const done = entries.filter((one) => one.id !== now?.id && !next.includes(one));
  return { now, next, done };
}

/** In the order of the day, and so in the same place all day; what is over, and what has no place, last. */
function byUse(one: Standing, other: Standing): number {
  const rank = ({ now, next, name }: RunLane) =>
    (name === null ? 2 : 0) + (now || next.length > 0 ? 0 : 1);
  return (
    rank(one) - rank(other) ||
    one.begins - other.begins ||
    (one.name ?? "").localeCompare(other.name ?? "")
  );
}

/** How far behind a day is: by what is expected later, and by what runs over or waits at this minute. */
export function behindOf(entries: readonly RunEntry[], nowMs: number): RunBehind | null {
  const lateness = (entry: RunEntry): number => {
    const state = stateOf(entry, nowMs);
    if (state === "done") return 0;
    const over = state === "over" ? (nowMs - expectedSpan(entry).end) / minuteMs : 0;
    return Math.floor(lateBy(entry) + over);
  };
  const minutes = Math.max(0, ...entries.map(lateness));
  const endedLate = (entry: RunEntry) =>
    (expectedSpan(entry).end - plannedSpan(entry).end) / minuteMs;
  const since = entries.find((one) => Math.max(lateness(one), endedLate(one)) >= minutes);
  return minutes > 0 && since ? { minutes, since } : null;
}

/** What a press writes, by activity. */
function writtenBy(press: RunPress): [string, Partial<RunValues>][] {
  switch (press.act) {
    case "start":
      return [[press.activityId, { startedAt: press.at }]];
    case "done":
      return [[press.activityId, { endedAt: press.at }]];
    case "fix":
      return [[press.activityId, { isFixed: press.isFixed }]];
    case "late":
      return press.changes.map(({ id, to }) => [id, to]);
    default:
      return [];
  }
}

/** A day with presses that the server has not seen yet. */
export function withPresses(show: RunOfShow, presses: readonly RunPress[]): RunOfShow {
  const written = new Map<string, Partial<RunValues>>();
  for (const [id, values] of presses.flatMap(writtenBy)) {
    written.set(id, { ...written.get(id), ...values });
  }
  const takenBack = new Set(presses.flatMap((one) => (one.act === "undo" ? [one.pressId] : [])));
  const lines = [...presses.flatMap(lineOf).toReversed(), ...show.presses];
  return {
    ...show,
    entries: show.entries.map((one) => ({ ...one, ...written.get(one.id) })),
    presses: lines.map((one) => (takenBack.has(one.id) ? { ...one, isUndone: true } : one)),
  };
}

/** A press as a line of what was pressed; taking one back is none. */
function lineOf(press: RunPress): RunPressLine[] {
  if (press.act === "undo") return [];
  const { id, activityId, act, at } = press;
  const minutes = press.act === "late" ? press.minutes : null;
  return [{ id, activityId, act, at, minutes, by: null, isUndone: false }];
}

/** What was said of an activity last and can be taken back: that it began, that it is over, a delay. */
export function lastSaid(show: RunOfShow, activityId: string): RunPressLine | null {
  const said = show.presses.find(
    (one) => one.activityId === activityId && !one.isUndone && one.act !== "fix",
  );
  return said ?? null;
}
