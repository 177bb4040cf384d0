/**
 * What a statement costs in milliseconds, whatever else the machine does: the database's own clock,
 * or, where the database works in this process (PGlite), the processor's time if that is less.
 */
export async function costMs(
  isInProcess: boolean,
  run: () => Promise<{ tookMs: number }>,
): Promise<number> {
  const begun = process.cpuUsage();
  const { tookMs } = await run();
  const { user, system } = process.cpuUsage(begun);
  return isInProcess ? Math.min(tookMs, (user + system) / 1000) : tookMs;
}
