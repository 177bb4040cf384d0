import { useEffect, useState } from "react";

const minuteMs = 60_000;

/** The clock, moved on every minute, so that states and countdowns stay true. */
export function useNow(): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}
