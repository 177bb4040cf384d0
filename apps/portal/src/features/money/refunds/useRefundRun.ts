import { isUnderWay, troubledStates } from "@jubilee/core/money/refund-runs.rules";
import type { RefundRowState } from "@jubilee/core/money/refund-runs.types";
import { valueOf } from "@jubilee/core/base/result.rules";
import { useQuery } from "@tanstack/react-query";
import { keys } from "../../../event-kit/data/keys.ts";
import { useApis } from "../../../event-kit/data/useApis.ts";

const watchedStates: readonly RefundRowState[] = [...troubledStates, "by_hand"];
const lookAgainMs = 2_000;

/** A run and the orders of it that somebody has to look at; read again while the server is at work. */
export function useRefundRun(eventId: string, runId: string) {
  const { refundRuns } = useApis();
  const run = useQuery({
    queryKey: keys.refundRun(eventId, runId),
    queryFn: () => valueOf(refundRuns.get(runId)),
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? lookAgainMs : false),
  });
  const watched = useQuery({
    queryKey: [...keys.refundRun(eventId, runId), "orders", run.data?.counts],
    queryFn: () => valueOf(refundRuns.orders(runId, watchedStates)),
    enabled: run.data !== undefined,
    placeholderData: (known) => known,
  });
  return {
    run: run.data,
    watched: watched.data ?? [],
    error: run.error ?? watched.error,
    refetch: () => run.refetch(),
  };
}
