import { createDashboardApi } from "@jubilee/core/insight/dashboard.api";
import { keys } from "./keys.ts";
import { useRead } from "../../page-kit/data/useRead.ts";
import { useApi } from "../../page-kit/data/useApi.ts";

/** The figures above an event's lists. */
export function useOverview(eventId: string) {
  const dashboard = useApi(createDashboardApi);
  return useRead(keys.overview(eventId), () => dashboard.getEventOverview(eventId));
}
