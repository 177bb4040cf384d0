import { AsyncLocalStorage } from "node:async_hooks";

/** Lets one piece of work at a time use the single connection of PGlite. */
export interface Turns {
  /** Runs `work` when every earlier one is done; inside a turn it runs at once. */
  take<Value>(work: () => Promise<Value>): Promise<Value>;
}

/**
 * lite opens transactions on PGlite's one connection without waiting for each other: two
 * requests at once ran inside one transaction and under one role. Each gets its turn here.
 */
export function createTurns(): Turns {
  const inside = new AsyncLocalStorage<{ isOpen: boolean }>();
  let last: Promise<unknown> = Promise.resolve();

  async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const turn = { isOpen: true };
    try {
      return await inside.run(turn, work);
    } finally {
      turn.isOpen = false;
    }
  }

  return {
    take(work) {
      if (inside.getStore()?.isOpen) return work();
      const mine = last.then(() => inTurn(work));
      last = mine.catch(() => undefined);
      return mine;
    },
  };
}
