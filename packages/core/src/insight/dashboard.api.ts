import type { SupabaseClient } from "@supabase/supabase-js";
import { resultOf } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import type { AtAGlance, EventOverview } from "./dashboard.types.ts";

export interface DashboardApi {
  getAtAGlance: () => Promise<Result<AtAGlance>>;
  getEventOverview: (eventId: string) => Promise<Result<EventOverview>>;
}

/** Calls that bring a whole screen's figures at once. */
export function createDashboardApi(client: SupabaseClient): DashboardApi {
  return {
    getAtAGlance: async () => resultOf<AtAGlance>(await client.rpc("get_at_a_glance")),
    getEventOverview: async (eventId) =>
      resultOf<EventOverview>(await client.rpc("get_event_overview", { event_id_param: eventId })),
  };
}
