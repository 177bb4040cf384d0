import { createOutbox, type WaitingMessage } from "@jubilee/core/talk/outbox.rules";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { useUser } from "../../../app/session/useUser.ts";
import { fileCopy } from "./files/file.copy.ts";
import type { TalkFiles } from "./files/talkFiles.ts";
import type { TalkedRoom } from "./useTalked.ts";

const againMs = 5000;
/** Asking again helps with these; whatever else was refused is told beside its message. */
const passing: ReadonlySet<string> = new Set([
  "offline",
  "unavailable",
  "too_many_requests",
  "signed_out",
]);

/** Sends what was written, one after the other and each once, as soon as there is a way. */
export function useOutbox(threadId: string, act: TalkedRoom["act"], files: TalkFiles) {
  const { storage } = usePortal();
  const { id: userId } = useUser();
  const outbox = useMemo(() => createOutbox(storage, `jubilee-talk-${userId}`), [storage, userId]);
  const [waiting, setWaiting] = useState<readonly WaitingMessage[]>(() => outbox.of(threadId));
  const isSending = useRef(false);
  const show = useCallback(() => setWaiting(outbox.of(threadId)), [outbox, threadId]);

  const send = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      for (;;) {
        const next = outbox.of(threadId).find(({ refused }) => refused === undefined);
        if (!next) return;
        // A message waits for its files, and what was written after it for the message.
        const standing = files.standing(next.sends.files ?? []);
        if (standing === "coming") return;
        if (standing === "failed") {
          outbox.refuse(next.sends.id, fileCopy.someLost);
          show();
          continue;
        }
        const result = await act("send", next.sends);
        if (result.ok) outbox.remove(next.sends.id);
        else if (passing.has(result.error.code)) return;
        else outbox.refuse(next.sends.id, result.error.message);
        show();
      }
    } finally {
      isSending.current = false;
    }
  }, [act, files, outbox, show, threadId]);

  useEffect(() => {
    const sendNow = () => void send();
    sendNow();
    const timer = setInterval(sendNow, againMs);
    window.addEventListener("online", sendNow);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", sendNow);
    };
  }, [send]);

  // Each file that arrives may be the last that a message waited for.
  useEffect(() => files.listen(() => void send()), [files, send]);

  const change = (to: () => void) => {
    to();
    show();
    void send();
  };
  return {
    waiting,
    add: (message: WaitingMessage) => change(() => outbox.add(message)),
    again: (id: string) =>
      change(() => {
        const message = outbox.of(threadId).find(({ sends }) => sends.id === id);
        files.retryAll(message?.sends.files ?? []);
        outbox.again(id);
      }),
    leave: (id: string) => change(() => outbox.remove(id)),
  };
}
