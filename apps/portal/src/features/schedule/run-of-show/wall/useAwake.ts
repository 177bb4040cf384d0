import { useEffect } from "react";

/** Keeps the screen on while it is seen; asked anew whenever it is seen again. */
export function useAwake(report: (error: unknown) => void): void {
  useEffect(() => {
    if (!("wakeLock" in navigator)) return undefined;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const hold = async () => {
      if (document.visibilityState !== "visible" || (lock && !lock.released)) return;
      lock = await navigator.wakeLock.request("screen");
      if (isOver) await lock.release();
    };
    // A device that saves its battery says no: the wall works all the same.
    const holdAgain = () =>
      void hold().catch((error: unknown) => {
        if (!(error instanceof DOMException)) report(error);
      });
    holdAgain();
    document.addEventListener("visibilitychange", holdAgain);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", holdAgain);
      void lock?.release();
    };
  }, [report]);
}
