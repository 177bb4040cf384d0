export interface FunnelStep {
  label: string;
  value: number;
}

export interface DrawnStep extends FunnelStep {
  /** Width of its bar: 0 to 1 of the widest step. */
  share: number;
  /** How many of the step before went on, 0 to 1 or more; null where there is none to compare. */
  onward: number | null;
}

/** Steps with their width and what of the one before each of them kept. */
export function funnelSteps(steps: readonly FunnelStep[]): DrawnStep[] {
  const widest = Math.max(0, ...steps.map(({ value }) => value));
  return steps.map((step, index) => {
    const before = steps[index - 1]?.value;
    return {
      ...step,
      share: widest === 0 ? 0 : step.value / widest,
      onward: before ? step.value / before : null,
    };
  });
}
