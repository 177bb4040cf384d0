import type { SupabaseClient } from "@supabase/supabase-js";
import { resultOf } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import type { ChangeRequest, EventChange } from "./event-changes.types.ts";

export interface EventChangesApi {
  /** What `apply` would do. Nothing is kept and nobody is told. */
  preview: (eventId: string, request: ChangeRequest) => Promise<Result<EventChange>>;
  /** Changes an event, or dates of its series, with what hangs on them. */
  apply: (eventId: string, request: ChangeRequest) => Promise<Result<EventChange>>;
}

/** Calls that change an event with all that hangs on it. */
export function createEventChangesApi(client: SupabaseClient): EventChangesApi {
  const call = async (name: string, eventId: string, request: ChangeRequest) =>
    resultOf<EventChange>(await client.rpc(name, { event_id_param: eventId, request }));
  return {
    preview: (eventId, request) => call("preview_event_change", eventId, request),
    apply: (eventId, request) => call("change_event", eventId, request),
  };
}
