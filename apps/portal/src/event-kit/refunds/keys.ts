import { keys } from "../data/keys.ts";

/** The names under which paying many back is kept. */
export const refundKeys = {
  refundRuns: (id: string) => [...keys.event(id), "refund-runs"] as const,
  refundRun: (id: string, runId: string) => [...keys.event(id), "refund-runs", runId] as const,
  /** Apart from its event: the start of a run ends the question. */
  refundOutlook: (id: string, orderIds: readonly string[] | null) =>
    ["refund-outlook", id, orderIds] as const,
};
