import { useEffect, useRef } from "react";

/** Calls back after a time that stands still while paused; starts anew when the key changes. */
export function useCountdown(
  durationMs: number,
  paused: boolean,
  onEnd: () => void,
  key: string,
): void {
  const spent = useRef({ key, ms: 0 });
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (spent.current.key !== key) spent.current = { key, ms: 0 };
    const leftMs = durationMs - spent.current.ms;
    if (paused || leftMs === Infinity) return undefined;
    const from = performance.now();
    const timer = setTimeout(() => end.current(), leftMs);
    return () => {
      clearTimeout(timer);
      spent.current.ms += performance.now() - from;
    };
  }, [paused, durationMs, key]);
}
