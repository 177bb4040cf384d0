import type { SupabaseClient } from "@supabase/supabase-js";
import { eventFromRow, type EventRow } from "./event-rows.rules.ts";
import type { EventRecord } from "./events.types.ts";
import { resultOf, succeed } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import { copyStarts } from "./event-copies.rules.ts";
import type { CopyDraft } from "./event-copies.types.ts";

export interface EventCopiesApi {
  /**
   * Makes drafts of an event on other days, in the order of the days. Guests, answers, orders and
   * links stay with the first; tickets above the plan are `plan_required`.
   */
  duplicate: (eventId: string, draft: CopyDraft) => Promise<Result<EventRecord[]>>;
}

/** Calls that copy events. */
export function createEventCopiesApi(client: SupabaseClient): EventCopiesApi {
  return {
    async duplicate(eventId, draft) {
      const { data, error } = await client.rpc("duplicate_event", {
        event_id_param: eventId,
        name_param: draft.name,
        starts_param: copyStarts(draft),
        with_tickets_param: draft.withTickets,
      });
      const result = resultOf<EventRow[]>({ data, error });
      return result.ok ? succeed(result.value.map(eventFromRow)) : result;
    },
  };
}
