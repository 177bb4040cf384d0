import { AsyncLocalStorage } from "node:async_hooks";

/** Lets one piece of work at a time use the single connection of PGlite. */
export interface Turns {
  /** Runs `work` when every earlier one is done; inside a turn it runs at once. */
  take<Value>(work: () => Promise<Value>): Promise<Value>;
}

/** One turn: over when what began in it is done, and not only what it was taken for. */
interface Turn {
  works: number;
  end: () => void;
}

/**
 * lite opens transactions on PGlite's one connection without waiting for each other: two
 * requests at once ran inside one transaction and under one role. Each gets its turn here.
 *
 * Work that was begun in a turn and not waited for keeps the turn: it runs at once, so whoever came
 * next would be inside its transaction.
 */
export function createTurns(): Turns {
  const inside = new AsyncLocalStorage<Turn>();
  let last: Promise<void> = Promise.resolve();

  async function workIn<Value>(turn: Turn, work: () => Promise<Value>): Promise<Value> {
    turn.works += 1;
    try {
      return await work();
    } finally {
      turn.works -= 1;
      if (turn.works === 0) turn.end();
    }
  }

  return {
    take(work) {
      const mine = inside.getStore();
      if (mine && mine.works > 0) return workIn(mine, work);
      const before = last;
      return new Promise((resolve) => {
        last = new Promise<void>((end) => {
          const turn: Turn = { works: 0, end };
          resolve(before.then(() => inside.run(turn, () => workIn(turn, work))));
        });
      });
    },
  };
}
