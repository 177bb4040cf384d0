import type { DatabaseClient } from "../database/client.types.ts";
import { call } from "../base/calls.api.ts";
import type { Result } from "../base/result.types.ts";
import type { AtAGlance, EventOverview, GuestCount } from "./dashboard.types.ts";

export interface DashboardApi {
  getAtAGlance: () => Promise<Result<AtAGlance>>;
  getEventOverview: (eventId: string) => Promise<Result<EventOverview>>;
  /** Of every event of the account that is shown whose guests the caller may see. */
  listGuestCounts: () => Promise<Result<GuestCount[]>>;
}

/** Calls that bring a whole screen's figures at once. */
export function createDashboardApi(client: DatabaseClient): DashboardApi {
  return {
    getAtAGlance: () => call(client, "get_at_a_glance"),
    getEventOverview: (eventId) => call(client, "get_event_overview", { event_id_param: eventId }),
    listGuestCounts: () => call(client, "list_guest_counts"),
  };
}
