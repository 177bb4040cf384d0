import { createDashboardApi } from "@jubilee/core/insight/dashboard.api";
import type { GuestCount } from "@jubilee/core/insight/dashboard.types";
import type { DataClient, Read } from "../../../app/routing/reads.types.ts";
import { keys } from "../../../event-kit/data/keys.ts";

/** How many guests each event has, for the list of events; known anew with whatever changes an event. */
export const guestCountsRead = (client: DataClient): Read<GuestCount[]> => ({
  key: [...keys.events, "guest-counts"],
  call: () => createDashboardApi(client).listGuestCounts(),
});
