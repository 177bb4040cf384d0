/** What was sent last, and what the server answered. */
interface Known<Input, Saved> {
  input: Input;
  saved: Saved;
}

/**
 * Saves of one thing, one after the other, each over what the last one left: two at once would take
 * each other for somebody else's.
 */
export function savesInTurn<Input, Saved>(first: Known<Input, Saved>) {
  let known = first;
  let last: Promise<unknown> = Promise.resolve();
  return {
    /** What stands on the server now, by whoever wrote it. */
    take: (now: Known<Input, Saved>) => {
      known = now;
    },
    /**
     * Writes once it is its turn; what has been written by then is not written again.
     *
     * @param write gives null where it was refused
     * @param over what to write over in place of what was known last
     */
    save(
      input: Input,
      write: (over: Saved) => Promise<Saved | null>,
      over?: Saved,
    ): Promise<Saved | null> {
      const next = last.then(async () => {
        if (input === known.input && over === undefined) return known.saved;
        const saved = await write(over ?? known.saved);
        if (saved !== null) known = { input, saved };
        return saved;
      });
      last = next.catch(() => undefined);
      return next;
    },
  };
}
