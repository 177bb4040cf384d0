import { createDashboardApi } from "@jubilee/core/insight/dashboard.api";
import { valueOf } from "@jubilee/core/base/result.rules";
import { useQuery } from "@tanstack/react-query";
import { usePlanner } from "../../app/portal/usePlanner.ts";
import { keys } from "./keys.ts";

/** The figures above an event's lists. */
export function useOverview(eventId: string) {
  const { client } = usePlanner();
  return useQuery({
    queryKey: keys.overview(eventId),
    queryFn: () => valueOf(createDashboardApi(client).getEventOverview(eventId)),
  });
}
