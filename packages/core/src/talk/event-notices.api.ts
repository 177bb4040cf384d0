import type { DatabaseClient } from "../database/client.types.ts";
import { call } from "../base/calls.api.ts";
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
export function createEventNoticesApi(client: DatabaseClient): EventNoticesApi {
  return {
    get: (eventId) => call(client, "get_event_notice", { event_id_param: eventId }),
    send: (eventId, message) =>
      call(client, "send_event_notice", {
        event_id_param: eventId,
        message_param: message,
      }),
    skip: (eventId) => call(client, "skip_event_notice", { event_id_param: eventId }),
  };
}
