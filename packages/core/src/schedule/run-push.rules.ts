/** What a delay pushes, and how a day catches up again. */
import { expectedSpan, hostKey, minuteMs, plannedSpan, taskDue } from "./run-of-show.rules.ts";
import type {
  PushReason,
  PushedEntry,
  PushedTask,
  RunChange,
  RunEntry,
  RunPush,
  RunSpan,
  RunTask,
  StayingEntry,
} from "./run-of-show.types.ts";

const overlap = (one: RunSpan, other: RunSpan) => one.start < other.end && other.start < one.end;

const isOpen = ({ startedAt, endedAt }: RunEntry) => !startedAt && !endedAt;

/** What no other stands beside in the plan: everybody is there, so what everybody does next waits for it. */
function shared(entries: readonly RunEntry[]): ReadonlySet<string> {
  const spans = entries.map((entry) => ({ entry, span: plannedSpan(entry) }));
  return new Set(
    spans
      .filter(({ entry, span }) =>
        spans.every((other) => other.entry.id === entry.id || !overlap(span, other.span)),
      )
      .map(({ entry }) => entry.id),
  );
}

/** Why one waits for another; null where it does not. */
function linkOf(
  before: RunEntry,
  after: RunEntry,
  everybody: ReadonlySet<string>,
): PushReason | null {
  const room = before.room?.toLocaleLowerCase();
  if (room !== undefined && room === after.room?.toLocaleLowerCase()) return "room";
  const host = hostKey(before);
  if (host !== null && host === hostKey(after)) return "host";
  return everybody.has(before.id) && everybody.has(after.id) ? "everybody" : null;
}

const inOrder = (entries: readonly RunEntry[]) =>
  entries.toSorted(
    (one, other) =>
      expectedSpan(one).start - expectedSpan(other).start ||
      expectedSpan(one).end - expectedSpan(other).end ||
      one.id.localeCompare(other.id),
  );

function changeOf(entry: RunEntry, byMinutes: number): RunChange {
  const { id, late, longer, startedAt } = entry;
  // What has begun cannot begin later: it lasts longer.
  const to = startedAt ? { late, longer: longer + byMinutes } : { late: late + byMinutes, longer };
  return { id, from: { late, longer }, to };
}

/**
 * What happens when something ends so many minutes later: what is in the same room, has the same host,
 * or is for everybody after it goes along, each only as far as it must. A gap is used up before anything
 * is pushed on; who overlapped before may overlap as much as before; what is fixed or left where it is
 * (`left`) stays, is cut into, and pushes nobody.
 */
export function pushOf(
  entries: readonly RunEntry[],
  id: string,
  minutes: number,
  left: ReadonlySet<string> = new Set(),
): RunPush {
  const everybody = shared(entries);
  const order = inOrder(entries);
  const moved: PushedEntry[] = [];
  const stays: StayingEntry[] = [];
  for (const entry of order) {
    const before = expectedSpan(entry);
    if (entry.id === id) {
      const start = before.start + (entry.startedAt ? 0 : minutes * minuteMs);
      const after = { start, end: before.end + minutes * minuteMs };
      if (!entry.endedAt) moved.push({ entry, before, after, reason: "self" });
      continue;
    }
    if (!isOpen(entry)) continue;
    const need = needOf(entry, before, moved, everybody);
    if (need.minutes <= 0 || need.reason === null) continue;
    if (entry.isFixed || left.has(entry.id)) stays.push({ entry, overlap: need.minutes });
    else {
      const byMs = need.minutes * minuteMs;
      const after = { start: before.start + byMs, end: before.end + byMs };
      moved.push({ entry, before, after, reason: need.reason });
    }
  }
  const changes = moved.map(({ entry, before, after }) =>
    changeOf(entry, Math.round((after.end - before.end) / minuteMs)),
  );
  return { moved, stays, changes };
}

/** How many minutes something must go along with what has moved before it, and why. */
function needOf(
  entry: RunEntry,
  span: RunSpan,
  moved: readonly PushedEntry[],
  everybody: ReadonlySet<string>,
): { minutes: number; reason: PushReason | null } {
  let [minutes, reason] = [0, null as PushReason | null];
  for (const one of moved) {
    if (one.before.start >= span.start) continue;
    const link = linkOf(one.entry, entry, everybody);
    if (link === null) continue;
    const allowed = Math.max(0, one.before.end - span.start);
    const need = Math.ceil((one.after.end - allowed - span.start) / minuteMs);
    if (need > minutes) [minutes, reason] = [need, link];
  }
  return { minutes, reason };
}

/** How what is late and has not begun comes back to its plan, as far as what is before it lets it. */
export function catchUp(entries: readonly RunEntry[], nowMs: number): RunPush {
  const everybody = shared(entries);
  const moved: PushedEntry[] = [];
  const spans = new Map(entries.map((entry) => [entry.id, expectedSpan(entry)]));
  for (const entry of inOrder(entries)) {
    const before = expectedSpan(entry);
    const plan = plannedSpan(entry);
    if (!isOpen(entry) || entry.late <= 0 || before.end <= nowMs) continue;
    let earliest = Math.max(plan.start, Math.min(nowMs, before.start));
    let reason: PushReason = "self";
    for (const other of entries) {
      const link = linkOf(other, entry, everybody);
      const otherPlan = plannedSpan(other);
      if (other.id === entry.id || link === null || otherPlan.start >= plan.start) continue;
      const end = spans.get(other.id)?.end ?? 0;
      const free =
        (other.endedAt ? end : Math.max(end, other.startedAt ? nowMs : end)) -
        Math.max(0, otherPlan.end - plan.start);
      if (free > earliest) [earliest, reason] = [free, link];
    }
    const late = Math.min(entry.late, Math.max(0, Math.ceil((earliest - plan.start) / minuteMs)));
    if (late === entry.late) continue;
    const byMs = (late - entry.late) * minuteMs;
    const after = { start: before.start + byMs, end: before.end + byMs };
    spans.set(entry.id, after);
    moved.push({ entry, before, after, reason });
  }
  const changes = moved.map(({ entry, before, after }) =>
    changeOf(entry, Math.round((after.start - before.start) / minuteMs)),
  );
  return { moved, stays: [], changes };
}

/** Who is told of a push: those of the team who host what moves, and how many guests have signed up for it. */
export function toldOf({ moved }: RunPush): { hosts: string[]; guests: number } {
  const starts = moved.filter(({ before, after }) => before.start !== after.start);
  const hosts = starts.flatMap(({ entry }) =>
    entry.hostMemberId && entry.hostName ? [entry.hostName] : [],
  );
  const guests = moved
    .filter(({ entry }) => entry.visibility !== "team")
    .reduce((sum, { entry }) => sum + entry.signedUp, 0);
  return { hosts: [...new Set(hosts)], guests };
}

/** The tasks still to do that follow what is pushed. */
export function tasksPushed(
  tasks: readonly RunTask[],
  entries: readonly RunEntry[],
  { changes }: Pick<RunPush, "changes">,
): PushedTask[] {
  return tasks.flatMap((task) => {
    const change = changes.find(({ id }) => id === task.activityId);
    if (task.isDone || !change || change.from.late === change.to.late) return [];
    const before = taskDue(task, entries);
    return [{ task, before, after: before + (change.to.late - change.from.late) * minuteMs }];
  });
}
