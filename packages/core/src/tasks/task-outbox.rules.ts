/**
 * What was written of tasks without a connection: it waits on the device until it can be sent, and
 * outlives the page. A patch says what is to be, not what is to be added, so one that did arrive
 * without its answer does no harm when it is sent once more.
 */
import type { TaskChange } from "./tasks.types.ts";

/** One write on its way. */
export interface WaitingTasks {
  id: string;
  changes: readonly TaskChange[];
  /** What is said of it: “Done: Book the band”. */
  done: string;
}

/** Writes on their way, in the order in which they were made. */
export interface TaskOutbox {
  all: () => WaitingTasks[];
  add: (waiting: WaitingTasks) => void;
  /** It has arrived, was taken back, or cannot be sent. */
  remove: (id: string) => void;
}

/** More than that nobody writes without a connection. */
const most = 200;

/** Whether a write may wait: days that are counted on would be counted twice if it had arrived. */
export const mayWait = (changes: readonly TaskChange[]): boolean =>
  changes.length <= most && changes.every(({ patch }) => patch.shiftDays === undefined);

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
  const all = (): WaitingTasks[] => {
    try {
      const kept: unknown = JSON.parse(storage.getItem(name) ?? "[]");
      return Array.isArray(kept) ? kept.filter(isWaiting) : [];
    } catch {
      // Not ours, or cut off: nothing of it can be sent.
      return [];
    }
  };
  const keep = (waiting: readonly WaitingTasks[]) =>
    storage.setItem(name, JSON.stringify(waiting.slice(-most)));
  return {
    all,
    add: (waiting) => keep([...all(), waiting]),
    remove: (id) => keep(all().filter((one) => one.id !== id)),
  };
}
