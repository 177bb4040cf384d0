import { createDashboardApi } from "@jubilee/core/insight/dashboard.api";
import { valueOf } from "@jubilee/core/base/result.rules";
import { useQuery } from "@tanstack/react-query";
import { usePlanner } from "../../../app/portal/usePlanner.ts";

const refreshMs = 60_000;

/** Everything At a Glance shows, read again whenever it is opened and every minute while it is open. */
export function useAtAGlance() {
  const { client } = usePlanner();
  return useQuery({
    queryKey: ["at-a-glance"],
    queryFn: () => valueOf(createDashboardApi(client).getAtAGlance()),
    staleTime: 0,
    refetchInterval: refreshMs,
  });
}
