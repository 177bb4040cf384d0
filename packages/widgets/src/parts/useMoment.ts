import { useEffect, useState } from "react";

const minuteMs = 60_000;
const longestMs = 2_000_000_000;

/**
 * Draws again when the server's clock passes any of these instants, and each minute before, since
 * what is left until then is said.
 */
export function useMoment(now: () => number, instants: (string | null)[]): void {
  const [, tick] = useState(0);
  const next = instants
    .map((instant) => (instant ? Date.parse(instant) - now() : 0))
    .filter((wait) => wait > 0)
    .reduce((least, wait) => Math.min(least, wait), longestMs);
  useEffect(() => {
    const timer = setTimeout(
      () => tick((count) => count + 1),
      Math.min(next + 50, next < longestMs ? minuteMs : longestMs),
    );
    return () => clearTimeout(timer);
  });
}
