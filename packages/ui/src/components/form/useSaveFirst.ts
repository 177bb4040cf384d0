import { useEffect, useReducer, useRef } from "react";
import type { LeaveGuard } from "./useLeaveGuard.ts";

interface Saving {
  unsaved: boolean;
  busy: boolean;
  onSubmit: () => Promise<void>;
}

/** Saves before somebody leaves: once it is kept they go, and where it was refused they stay. */
export function useSaveFirst(guard: LeaveGuard, { unsaved, busy, onSubmit }: Saving): () => void {
  const isSent = useRef(false);
  const [, drawAnew] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!isSent.current || busy) return;
    isSent.current = false;
    if (unsaved) guard.stay();
    else guard.goOn();
  });
  const save = async () => {
    guard.pause();
    await onSubmit();
    isSent.current = true;
    // What was kept is known once it is drawn.
    drawAnew();
  };
  return () => void save();
}
