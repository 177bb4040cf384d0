import { availableParallelism, loadavg } from "node:os";

/** As long as a machine may take that has other things to do. */
const busyMs = 30_000;

/**
 * How long something may take that is promised within so many milliseconds. Only a machine with a
 * processor to spare can be held to that; on a busy one the thing has to happen by itself.
 */
export function within(promisedMs: number): number {
  const [lastMinute = 0] = loadavg();
  return lastMinute < availableParallelism() ? promisedMs : busyMs;
}
