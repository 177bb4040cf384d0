/**
 * Writes of one page, each of a task after the one before it, so that none meets its own: what the
 * page wrote itself since a task was read is known to it, and what somebody else wrote is not.
 */
import type { Result } from "../base/result.types.ts";
import type { TaskChange, TaskPatch, TasksWritten } from "./tasks.types.ts";

type Send = (changes: readonly TaskChange[]) => Promise<Result<TasksWritten>>;

/** A field as the page wrote it: as of what it had read, and the revision that this made. */
interface OwnWrite {
  read: number;
  made: number;
}

const keyOf = (id: string, field: string) => `${id} ${field}`;

/** A change by the revisions at which its fields are known: as read, or as the page wrote them since. */
function asKnown(
  { id, patch, revision }: TaskChange & { revision: number },
  own: ReadonlyMap<string, OwnWrite>,
): TaskChange[] {
  const byRevision = new Map<number, [string, unknown][]>();
  for (const entry of Object.entries(patch)) {
    const mine = own.get(keyOf(id, entry[0]));
    const known = mine && mine.read <= revision ? Math.max(revision, mine.made) : revision;
    byRevision.set(known, [...(byRevision.get(known) ?? []), entry]);
  }
  return [...byRevision].map(([known, entries]) => ({
    id,
    patch: Object.fromEntries(entries) as TaskPatch,
    revision: known,
  }));
}

const hasRevision = (change: TaskChange): change is TaskChange & { revision: number } =>
  change.revision !== undefined;

/** Sends as `send` does, in turn. */
export function inTurn(send: Send): Send {
  const own = new Map<string, OwnWrite>();
  const onTheirWay = new Map<string, Promise<unknown>>();
  const note = (changes: readonly TaskChange[], { tasks, clashes }: TasksWritten) => {
    const made = new Map(tasks.map(({ id, revision }) => [id, revision]));
    for (const { id, patch, revision } of changes) {
      const next = made.get(id);
      if (next === undefined) continue;
      for (const field of Object.keys(patch)) {
        if (clashes.some((clash) => clash.id === id && clash.field === field)) continue;
        const read = own.get(keyOf(id, field))?.read ?? revision ?? next;
        own.set(keyOf(id, field), { read: Math.min(read, revision ?? next), made: next });
      }
    }
  };
  return (changes) => {
    const before = changes.flatMap(({ id }) => onTheirWay.get(id) ?? []);
    const sent = Promise.all(before).then(async () => {
      const known = changes.flatMap((one) => (hasRevision(one) ? asKnown(one, own) : [one]));
      const result = await send(known);
      if (result.ok) note(changes, result.value);
      return result;
    });
    // Refused or lost: its page hears of it, and what comes after it goes out all the same.
    const over = sent.then(
      () => undefined,
      () => undefined,
    );
    for (const { id } of changes) onTheirWay.set(id, over);
    return sent;
  };
}
