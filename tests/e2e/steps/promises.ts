import { availableParallelism, loadavg } from "node:os";

/** Work that waits per processor: the whole run's own lanes make about five, so six is somebody else's. */
const crowd = 6;

/** As long as a machine may take that has other things to do. */
const crowdedMs = 30_000;

/**
 * How long something may take that is promised within so many milliseconds. Only a machine that is
 * left to the tests can be held to that; on a crowded one the thing has to happen by itself.
 */
export function within(promisedMs: number): number {
  const [lastMinute = 0] = loadavg();
  return lastMinute < crowd * availableParallelism() ? promisedMs : crowdedMs;
}
