import type { DatabaseClient } from "../database/client.types.ts";
import { call } from "../base/calls.api.ts";
import type { Result } from "../base/result.types.ts";
import { ruleOfDraft, ruleStarts, writeRule } from "./event-series.rules.ts";
import type { EventSeries, SeriesDraft, RemovedDates } from "./event-series.types.ts";

export interface EventSeriesApi {
  /** The series of one of its dates; null for an event of its own. */
  get: (eventId: string) => Promise<Result<EventSeries | null>>;
  /**
   * Makes the event (its start is `startLocal`, a wall time) the first of a series. Tickets above
   * the plan are `plan_required`.
   */
  repeat: (eventId: string, startLocal: string, draft: SeriesDraft) => Promise<Result<EventSeries>>;
  /** Adds one date to the series, a wall time in the event's zone, as a copy of this event. */
  addDate: (eventId: string, startLocal: string) => Promise<Result<EventSeries>>;
  /** Deletes dates that concern nobody yet; `isTrial` only says which they would be. */
  remove: (
    eventId: string,
    scope: "this" | "following" | "all",
    isTrial?: boolean,
  ) => Promise<Result<RemovedDates>>;
}

/** Calls about series of events. */
export function createEventSeriesApi(client: DatabaseClient): EventSeriesApi {
  const repeat = (eventId: string, rule: string | null, starts: string[], tickets: boolean) =>
    call(client, "repeat_event", {
      event_id_param: eventId,
      rule_param: rule,
      starts_param: starts,
      with_tickets_param: tickets,
    });
  return {
    get: (eventId) => call(client, "get_event_series", { event_id_param: eventId }),
    repeat: (eventId, startLocal, draft) => {
      const rule = ruleOfDraft(draft, startLocal);
      const starts = ruleStarts(rule, startLocal).slice(1);
      return repeat(eventId, writeRule(rule), starts, draft.withTickets);
    },
    addDate: (eventId, startLocal) => repeat(eventId, null, [startLocal], true),
    remove: (eventId, scope, isTrial = false) =>
      call(client, "remove_series_dates", {
        event_id_param: eventId,
        scope_param: scope,
        dry_run: isTrial,
      }),
  };
}
