import { useEffect, useState } from "react";

/** No timer waits longer. */
const longestMs = 2_000_000_000;

/**
 * Whether a moment has passed, said anew when it does.
 *
 * @param instant ISO 8601; null never passes
 * @param aheadMs how far the clock that counts is ahead of this device's
 */
export function usePassed(instant: string | null, aheadMs = 0): boolean {
  const [nowMs, setNowMs] = useState(() => Date.now());
  const atMs = instant === null ? Number.POSITIVE_INFINITY : Date.parse(instant) - aheadMs;
  const isPassed = atMs <= nowMs;
  useEffect(() => {
    if (isPassed || atMs === Number.POSITIVE_INFINITY) return undefined;
    let timer = 0;
    const wait = () => {
      const leftMs = atMs - Date.now();
      timer = window.setTimeout(
        () => (leftMs > longestMs ? wait() : setNowMs(Date.now())),
        Math.min(Math.max(leftMs, 0), longestMs),
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [atMs, isPassed]);
  return isPassed;
}
