import type { Result } from "@jubilee/core/base/result.types";
import { createTaskOutbox, type WaitingTasks } from "@jubilee/core/tasks/task-outbox.rules";
import type { TaskChange, TasksWritten } from "@jubilee/core/tasks/tasks.types";
import { toast } from "@jubilee/ui/toast";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { useUser } from "../../../app/session/useUser.ts";

const againMs = 5000;
/** Asking again helps with these. */
const passing: ReadonlySet<string> = new Set([
  "offline",
  "unavailable",
  "too_many_requests",
  "signed_out",
]);

/** Keeps what was written without a connection, and sends it once there is one, each in its turn. */
export function useTaskOutbox(
  write: (changes: readonly TaskChange[]) => Promise<Result<TasksWritten>>,
  onSent: () => Promise<unknown>,
) {
  const { storage } = usePortal();
  const { id: userId } = useUser();
  const outbox = useMemo(
    () => createTaskOutbox(storage, `jubilee-tasks-${userId}`),
    [storage, userId],
  );
  const [waiting, setWaiting] = useState<readonly WaitingTasks[]>(() => outbox.all());
  const isSending = useRef(false);
  const show = useCallback(() => setWaiting(outbox.all()), [outbox]);
  const send = useCallback(async () => {
    if (isSending.current || outbox.all().length === 0) return;
    isSending.current = true;
    let sent = 0;
    try {
      for (let [next] = outbox.all(); next; [next] = outbox.all()) {
        // One after the other: the second may stand on the first.
        // oxlint-disable-next-line no-await-in-loop
        const result = await write(next.changes);
        if (!result.ok && passing.has(result.error.code)) break;
        outbox.remove(next.id);
        if (result.ok) sent += 1;
        else toast.error(`Not sent. ${next.done}`, { description: result.error.message });
      }
      if (sent > 0) {
        await onSent();
        toast.success(sent === 1 ? "What waited is sent" : `${sent} changes that waited are sent`);
      }
    } finally {
      isSending.current = false;
      show();
    }
  }, [onSent, outbox, show, write]);
  useEffect(() => {
    const sendNow = () => void send();
    sendNow();
    const timer = setInterval(sendNow, againMs);
    addEventListener("online", sendNow);
    return () => {
      clearInterval(timer);
      removeEventListener("online", sendNow);
    };
  }, [send]);
  return {
    waiting,
    /** Keeps a write; the answer takes it back as long as it waits. */
    keep: useCallback(
      (changes: readonly TaskChange[], done: string) => {
        const id = crypto.randomUUID();
        outbox.add({ id, changes, done });
        show();
        return () => {
          outbox.remove(id);
          show();
        };
      },
      [outbox, show],
    ),
  };
}
