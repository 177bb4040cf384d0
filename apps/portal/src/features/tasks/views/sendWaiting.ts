import type { Result } from "@jubilee/core/base/result.types";
import { clashing, stillMeant, type TaskOutbox } from "@jubilee/core/tasks/task-outbox.rules";
import type { TaskChange, TasksWritten } from "@jubilee/core/tasks/tasks.types";

/** Asking again helps with these. */
const passing: ReadonlySet<string> = new Set([
  "offline",
  "unavailable",
  "too_many_requests",
  "signed_out",
]);

/** How many arrived, and how many are held because they met something newer or were refused. */
export interface SentWaiting {
  sent: number;
  kept: number;
}

/** Sends what waits, each in its turn, as far as there is a connection. */
export async function sendWaiting(
  outbox: TaskOutbox,
  write: (changes: readonly TaskChange[]) => Promise<Result<TasksWritten>>,
  onUndo: (id: string, undoId: string) => void = () => undefined,
): Promise<SentWaiting> {
  let [sent, kept] = [0, 0];
  for (let [next] = outbox.all(); next; [next] = outbox.all()) {
    const changes = stillMeant(next, outbox.all());
    if (changes.length > 0) {
      // One after the other: the second may stand on the first.
      // oxlint-disable-next-line no-await-in-loop
      const result = await write(changes);
      if (!result.ok && passing.has(result.error.code)) break;
      const clashes = result.ok ? result.value.clashes : [];
      if (result.ok && result.value.undoId !== null) onUndo(next.id, result.value.undoId);
      if (!result.ok || clashes.length > 0) {
        const why = result.ok ? null : result.error.message;
        const mine = result.ok ? clashing(changes, clashes) : changes;
        outbox.hold({ ...next, changes: mine, held: { clashes, why } });
        kept += 1;
        continue;
      }
      sent += 1;
    }
    outbox.remove(next.id);
  }
  return { sent, kept };
}

/** One tab at a time sends what all of them keep. */
export const alone = (name: string, send: () => Promise<void>): Promise<void> =>
  "locks" in navigator ? navigator.locks.request(name, send) : send();

export const sentWords = (sent: number): string =>
  sent === 1 ? "What waited is sent" : `${sent} changes that waited are sent`;

/** How many screens of this page show tasks: these send what they keep themselves, and can undo it. */
export const taskScreens = { open: 0 };
