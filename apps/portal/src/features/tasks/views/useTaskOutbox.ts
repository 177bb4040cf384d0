import type { Result } from "@jubilee/core/base/result.types";
import {
  clashing,
  createTaskOutbox,
  stillMeant,
  type HeldTasks,
  type WaitingTasks,
} from "@jubilee/core/tasks/task-outbox.rules";
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

/** One tab at a time sends what all of them keep. */
const alone = (name: string, send: () => Promise<void>): Promise<void> =>
  "locks" in navigator ? navigator.locks.request(name, send) : send();

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
  const name = `jubilee-tasks-${userId}`;
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
    let [sent, kept] = [0, 0];
    for (let [next] = outbox.all(); next; [next] = outbox.all()) {
      const changes = stillMeant(next, outbox.all());
      if (changes.length > 0) {
        // One after the other: the second may stand on the first.
        // oxlint-disable-next-line no-await-in-loop
        const result = await write(changes);
        if (!result.ok && passing.has(result.error.code)) break;
        const clashes = result.ok ? result.value.clashes : [];
        if (result.ok && result.value.undoId !== null)
          undos.current.set(next.id, result.value.undoId);
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
    if (sent + kept === 0) return;
    await onSent();
    if (sent > 0)
      toast.success(sent === 1 ? "What waited is sent" : `${sent} changes that waited are sent`);
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
