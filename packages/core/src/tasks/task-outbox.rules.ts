/**
 * What was written of tasks without a connection: it waits on the device until it can be sent, and
 * outlives the page. A patch says what is to be, not what is to be added, so one that did arrive
 * without its answer does no harm when it is sent once more.
 */
import type { TaskChange, TaskClash, TaskPatch } from "./tasks.types.ts";

/** One write on its way. */
export interface WaitingTasks {
  id: string;
  changes: readonly TaskChange[];
  /** What is said of it: “Done: Book the band”. */
  done: string;
  /** Ids of those that waited when it was made, as far as its page knew of them. */
  knows?: readonly string[];
}

/** What could not be written: it is kept until somebody has chosen. */
export interface HeldTasks extends WaitingTasks {
  held: { clashes: readonly TaskClash[]; why: string | null };
}

/** Writes on their way, in the order in which they were made, and those that are held. */
export interface TaskOutbox {
  all: () => WaitingTasks[];
  held: () => HeldTasks[];
  add: (waiting: WaitingTasks | HeldTasks) => void;
  /** It has arrived, was taken back, or somebody has chosen. */
  remove: (id: string) => void;
  /** It arrived, and this of it is held in its place. */
  hold: (held: HeldTasks) => void;
}

/** More than that nobody writes without a connection. */
const most = 200;

/** Whether a write may wait: days that are counted on would be counted twice if it had arrived. */
export const mayWait = (changes: readonly TaskChange[]): boolean =>
  changes.length <= most && changes.every(({ patch }) => patch.shiftDays === undefined);

/** Whether somebody has typed what is to be written: that is not lost where it is refused. */
export const hasWords = (changes: readonly TaskChange[]): boolean =>
  changes.some(
    ({ patch: { title, notes, steps } }) =>
      title !== undefined || notes != null || steps?.some(({ text }) => text !== undefined),
  );

/**
 * What is to be sent of a write: not what one made after it, and knowing of it, writes anew. So the
 * second is held against what others wrote, and not against the first.
 */
export function stillMeant(one: WaitingTasks, all: readonly WaitingTasks[]): TaskChange[] {
  const later = all.filter(({ knows }) => knows?.includes(one.id));
  return one.changes.flatMap(({ patch, ...rest }) => {
    const anew = new Set(
      later.flatMap(({ changes }) =>
        changes.flatMap((change) => (change.id === rest.id ? Object.keys(change.patch) : [])),
      ),
    );
    const left = Object.entries(patch).filter(([name]) => !anew.has(name) || !replaces.has(name));
    return left.length > 0 ? [{ ...rest, patch: Object.fromEntries(left) as TaskPatch }] : [];
  });
}

/** Those of which the last word counts alone; what is added to a list is added all the same. */
const replaces: ReadonlySet<string> = new Set<keyof TaskPatch>([
  "title",
  "notes",
  "state",
  "priority",
  "stage",
  "start",
  "due",
  "labels",
  "owners",
  "waitsFor",
  "checklist",
  "repeat",
  "cost",
  "removed",
]);

/** What of a write met something newer, to be written over it if that is meant. */
export function clashing(
  changes: readonly TaskChange[],
  clashes: readonly TaskClash[],
): TaskChange[] {
  return changes.flatMap(({ id, patch }) => {
    const fields = Object.entries(patch).filter(([name]) =>
      clashes.some((clash) => clash.id === id && clash.field === name),
    );
    return fields.length > 0 ? [{ id, patch: Object.fromEntries(fields) as TaskPatch }] : [];
  });
}

const isHeld = (one: WaitingTasks | HeldTasks): one is HeldTasks => "held" in one;

function isWaiting(value: unknown): value is WaitingTasks {
  return (
    typeof value === "object" &&
    value !== null &&
    "id" in value &&
    typeof value.id === "string" &&
    "done" in value &&
    typeof value.done === "string" &&
    "changes" in value &&
    Array.isArray(value.changes) &&
    value.changes.every(
      (change: unknown) =>
        typeof change === "object" && change !== null && "id" in change && "patch" in change,
    )
  );
}

/** The outbox of one person on one device. */
export function createTaskOutbox(
  storage: Pick<Storage, "getItem" | "setItem">,
  name: string,
): TaskOutbox {
  const kept = (): (WaitingTasks | HeldTasks)[] => {
    try {
      const read: unknown = JSON.parse(storage.getItem(name) ?? "[]");
      return Array.isArray(read) ? read.filter(isWaiting) : [];
    } catch {
      // Not ours, or cut off: nothing of it can be sent.
      return [];
    }
  };
  const keep = (waiting: readonly WaitingTasks[]) =>
    storage.setItem(name, JSON.stringify(waiting.slice(-most)));
  return {
    all: () => kept().filter((one) => !isHeld(one)),
    held: () => kept().filter(isHeld),
    add: (waiting) => keep([...kept(), waiting]),
    remove: (id) => keep(kept().filter((one) => one.id !== id)),
    hold: (held) => keep([...kept().filter((one) => one.id !== held.id), held]),
  };
}
