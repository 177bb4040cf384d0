import { isUnderWay, troubledStates } from "@jubilee/core/money/refund-runs.rules";
import type { RefundRowState } from "@jubilee/core/money/refund-runs.types";
import { refundKeys } from "../../../event-kit/refunds/keys.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createRefundRunsApi } from "@jubilee/core/money/refund-runs.api";

const watchedStates: readonly RefundRowState[] = [...troubledStates, "by_hand"];
const lookAgainMs = 2_000;

/** A run and the orders of it that somebody has to look at; read again while the server is at work. */
export function useRefundRun(eventId: string, runId: string) {
  const refundRuns = useApi(createRefundRunsApi);
  const run = useRead(refundKeys.refundRun(eventId, runId), () => refundRuns.get(runId), {
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? lookAgainMs : false),
  });
  const watched = useRead(
    [...refundKeys.refundRun(eventId, runId), "orders", run.data?.counts],
    () => refundRuns.orders(runId, watchedStates),
    { enabled: run.data !== undefined, placeholderData: (known) => known },
  );
  return {
    run: run.data,
    watched: watched.data ?? [],
    error: run.error ?? watched.error,
    refetch: () => run.refetch(),
  };
}
