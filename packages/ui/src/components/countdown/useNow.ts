import { useEffect, useState } from "react";

/** The time, renewed at every full second or minute; stands still while the page is hidden. */
export function useNow(every: "second" | "minute"): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const stepMs = every === "second" ? 1000 : 60_000;
    const tick = () => {
      if (!document.hidden) setNow(Date.now());
    };
    const timer = setInterval(tick, Math.min(stepMs, 15_000));
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [every]);
  return now;
}
