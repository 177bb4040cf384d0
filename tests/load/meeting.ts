/**
 * A place where so many meet: each call waits until all have come. A control whose racers all look before
 * the first of them writes goes wrong on every machine, however its processor shares out their turns.
 */
export function meetingOf(size: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let come = 0;
  return () => {
    come += 1;
    if (come === size) resolve();
    return promise;
  };
}
