import { createDashboardApi } from "@jubilee/core/insight/dashboard.api";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";

const refreshMs = 60_000;

/** Everything At a Glance shows, read again whenever it is opened and every minute while it is open. */
export function useAtAGlance() {
  const dashboard = useApi(createDashboardApi);
  return useRead(["at-a-glance"], () => dashboard.getAtAGlance(), {
    staleTime: 0,
    refetchInterval: refreshMs,
  });
}
