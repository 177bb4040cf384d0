import { createDashboardApi } from "@jubilee/core/insight/dashboard.api";
import type { AtAGlance } from "@jubilee/core/insight/dashboard.types";
import { useReading } from "../../../page-kit/data/useRead.ts";
import type { DataClient, Read } from "../../../app/routing/reads.types.ts";

const refreshMs = 60_000;
/** What was read when somebody was about to open it is not read again by opening it. */
const askedAgainMs = 3_000;

export const atAGlanceRead = (client: DataClient): Read<AtAGlance> => ({
  key: ["at-a-glance"],
  call: () => createDashboardApi(client).getAtAGlance(),
});

/** Everything At a Glance shows, read again whenever it is opened and every minute while it is open. */
export function useAtAGlance() {
  return useReading(atAGlanceRead, {
    staleTime: askedAgainMs,
    refetchInterval: refreshMs,
  });
}
