import { useEffect, useRef, useState } from "react";

const secondMs = 1_000;
const minuteMs = 60_000;
/** Not later than so: a device that slept is soon right again. */
const mostMs = 15_000;

/**
 * The true time, renewed at each of its full seconds or minutes; each tick reads the clock anew, so
 * nothing drifts. Stands still while the page is hidden and is right as soon as it is seen again.
 *
 * @param aheadMs how far the true clock is ahead of this device's
 */
export function useNow(every: "second" | "minute", aheadMs = 0): number {
  const [now, setNow] = useState(() => Date.now());
  const ahead = useRef(aheadMs);
  useEffect(() => {
    ahead.current = aheadMs;
  });
  useEffect(() => {
    const stepMs = every === "second" ? secondMs : minuteMs;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const spentMs = (Date.now() + ahead.current) % stepMs;
      timer = setTimeout(tick, Math.min(stepMs - spentMs, mostMs));
    };
    const tick = () => {
      clearTimeout(timer);
      if (document.hidden) return;
      setNow(Date.now());
      wait();
    };
    wait();
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [every]);
  return now + aheadMs;
}
