import type { DatabaseClient } from "../database/client.types.ts";
import { call } from "../base/calls.api.ts";
import { activitiesCopy } from "../schedule/activities.copy.ts";
import { isEventId } from "../events/events.rules.ts";
import { fail, resultOf } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import type { ActivityTickets } from "./activity-tickets.types.ts";

export interface ActivityTicketsApi {
  /** Ticket types and entry list of one activity; a malformed id is `invalid_input`. */
  open: (activityId: string) => Promise<Result<ActivityTickets>>;
  /** Sells a type for one activity alone, or for the whole event again (null). */
  bind: (typeId: string, activityId: string | null) => Promise<Result<{ id: string }>>;
}

/** Calls about the tickets of one activity. */
export function createActivityTicketsApi(client: DatabaseClient): ActivityTicketsApi {
  return {
    async open(activityId) {
      if (!isEventId(activityId)) return fail("invalid_input", activitiesCopy.invalidId, "id");
      return call(client, "get_activity_tickets", { activity_id_param: activityId });
    },
    async bind(typeId, activityId) {
      const { data, error } = await client
        .from("ticket_types")
        .update({ activity_id: activityId })
        .eq("id", typeId)
        .select("id")
        .single<{ id: string }>();
      return resultOf({ data, error });
    },
  };
}
