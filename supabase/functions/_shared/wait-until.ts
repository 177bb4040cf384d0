import type { Deps } from "./deps.types.ts";

/** Waits by a clock: resolves when it shows the moment, at once when that has passed. */
export function createWaitUntil(now: () => number = Date.now): Deps["waitUntil"] {
  return (timeMs) => {
    const leftMs = timeMs - now();
    return new Promise((resolve) => {
      if (leftMs <= 0) resolve();
      else setTimeout(resolve, leftMs);
    });
  };
}
