import type { SupabaseClient } from "@supabase/supabase-js";
import { resultOf } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import type { EventNotice } from "./event-notices.types.ts";

export interface EventNoticesApi {
  /** What guests do not know yet, and how many would be told. */
  get: (eventId: string) => Promise<Result<EventNotice>>;
  /** Mails everybody affected once; without anything new to tell it is a `conflict`. */
  send: (eventId: string, message: string) => Promise<Result<EventNotice>>;
  /** Takes the change as known, without a mail. */
  skip: (eventId: string) => Promise<Result<EventNotice>>;
}

/** Calls about notices of a changed or cancelled event. */
export function createEventNoticesApi(client: SupabaseClient): EventNoticesApi {
  return {
    async get(eventId) {
      return resultOf<EventNotice>(
        await client.rpc("get_event_notice", { event_id_param: eventId }),
      );
    },
    async send(eventId, message) {
      return resultOf<EventNotice>(
        await client.rpc("send_event_notice", {
          event_id_param: eventId,
          message_param: message,
        }),
      );
    },
    async skip(eventId) {
      return resultOf<EventNotice>(
        await client.rpc("skip_event_notice", { event_id_param: eventId }),
      );
    },
  };
}
