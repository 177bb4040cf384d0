import type { Result } from "@jubilee/core/base/result.types";
import {
  createTaskOutbox,
  type HeldTasks,
  type WaitingTasks,
} from "@jubilee/core/tasks/task-outbox.rules";
import type { TaskChange, TasksWritten } from "@jubilee/core/tasks/tasks.types";
import { toast } from "@jubilee/ui/toast";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { useUser } from "../../../app/session/useUser.ts";
import { waitingTasksOf } from "../../../page-kit/draft/waitingWrites.ts";
import { alone, sendWaiting, sentWords, taskScreens } from "./sendWaiting.ts";

const againMs = 5000;

/**
 * Keeps what was written without a connection, and sends it once there is one, each in its turn.
 * What met something newer, or was refused, is held with its words until somebody has chosen.
 */
export function useTaskOutbox(
  write: (changes: readonly TaskChange[]) => Promise<Result<TasksWritten>>,
  onSent: () => Promise<unknown>,
) {
  const { storage } = usePortal();
  const { id: userId } = useUser();
  const name = waitingTasksOf(userId);
  const outbox = useMemo(() => createTaskOutbox(storage, name), [storage, name]);
  const [waiting, setWaiting] = useState<readonly WaitingTasks[]>(() => outbox.all());
  const [held, setHeld] = useState<readonly HeldTasks[]>(() => outbox.held());
  const isSending = useRef(false);
  /** What this page has seen wait: another tab's words are not written over unseen. */
  const known = useRef(waiting.map(({ id }) => id));
  /** By which what was sent is taken back. */
  const undos = useRef(new Map<string, string>());
  const show = useCallback(() => {
    setWaiting(outbox.all());
    setHeld(outbox.held());
  }, [outbox]);
  const sendAll = useCallback(async () => {
    const { sent, kept } = await sendWaiting(outbox, write, (id, undoId) =>
      undos.current.set(id, undoId),
    );
    if (sent + kept === 0) return;
    await onSent();
    if (sent > 0) toast.success(sentWords(sent));
  }, [onSent, outbox, write]);
  const send = useCallback(async () => {
    if (isSending.current || outbox.all().length === 0) return;
    isSending.current = true;
    try {
      await alone(name, sendAll);
    } finally {
      isSending.current = false;
      show();
    }
  }, [name, outbox, sendAll, show]);
  useEffect(() => {
    taskScreens.open += 1;
    return () => void (taskScreens.open -= 1);
  }, []);
  useEffect(() => {
    const sendNow = () => void send();
    sendNow();
    const timer = setInterval(sendNow, againMs);
    addEventListener("online", sendNow);
    addEventListener("storage", show);
    return () => {
      clearInterval(timer);
      removeEventListener("storage", show);
      removeEventListener("online", sendNow);
    };
  }, [send, show]);
  const remove = useCallback(
    (id: string) => {
      outbox.remove(id);
      show();
    },
    [outbox, show],
  );
  return {
    waiting,
    held,
    /** What met something newer is kept with its words. */
    hold: useCallback(
      (one: HeldTasks) => {
        outbox.hold(one);
        show();
      },
      [outbox, show],
    ),
    /** It is let go. */
    leave: remove,
    /** It is meant all the same: written over what stands there, as soon as that can be. */
    insist: useCallback(
      ({ id, changes, done }: HeldTasks) => {
        outbox.remove(id);
        outbox.add({ id, changes, done });
        show();
        void send();
      },
      [outbox, send, show],
    ),
    /** Keeps a write; the answer takes it back: its undo where it has been sent meanwhile. */
    keep: useCallback(
      (changes: readonly TaskChange[], done: string) => {
        const id = crypto.randomUUID();
        outbox.add({ id, changes, done, knows: known.current });
        known.current = [...known.current, id];
        show();
        return () => {
          remove(id);
          return undos.current.get(id) ?? null;
        };
      },
      [outbox, remove, show],
    ),
  };
}
