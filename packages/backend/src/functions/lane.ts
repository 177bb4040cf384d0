/** Runs work so that no more than `width` pieces of it run at once, in the order they came. */
export function createLane(width: number): <Value>(work: () => Promise<Value>) => Promise<Value> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= width) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // Whoever waits takes the place over; it is never free in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
