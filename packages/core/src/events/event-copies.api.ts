import type { DatabaseClient } from "../database/client.types.ts";
import { call } from "../base/calls.api.ts";
import { eventFromRow } from "./event-rows.rules.ts";
import type { EventRecord } from "./events.types.ts";
import { succeed } from "../base/result.rules.ts";
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
export function createEventCopiesApi(client: DatabaseClient): EventCopiesApi {
  return {
    async duplicate(eventId, draft) {
      const result = await call(client, "duplicate_event", {
        event_id_param: eventId,
        name_param: draft.name,
        starts_param: copyStarts(draft),
        with_tickets_param: draft.withTickets,
      });
      return result.ok ? succeed(result.value.map(eventFromRow)) : result;
    },
  };
}
