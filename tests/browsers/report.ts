/** What came of one engine: why it was not run, or what failed of how many steps. */
export type Outcome =
  | { engine: string; notRun: string }
  | { engine: string; version: string; passed: number; failed: number; seconds: number };

/** A line for each engine, and whether the run as a whole is good: one that ran, none that failed. */
export function report(outcomes: readonly Outcome[]): { lines: string[]; isGood: boolean } {
  const ran = outcomes.flatMap((outcome) => ("notRun" in outcome ? [] : outcome));
  return {
    lines: outcomes.map((outcome) =>
      "notRun" in outcome
        ? `${outcome.engine}: not run, ${outcome.notRun}`
        : `${outcome.engine} (${outcome.version}): ${outcome.passed} passed, ${outcome.failed} failed, ${outcome.seconds.toFixed(1)} s`,
    ),
    isGood: ran.some(({ passed }) => passed > 0) && ran.every(({ failed }) => failed === 0),
  };
}
