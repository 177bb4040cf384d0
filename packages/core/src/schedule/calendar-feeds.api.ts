import type { DatabaseClient } from "../database/client.types.ts";
import { call } from "../base/calls.api.ts";
import type { Result } from "../base/result.types.ts";
import type { CalendarFeed, FeedDraft } from "./calendar-feeds.types.ts";

export interface CalendarFeedsApi {
  /** One's own that are alive, oldest first. */
  list: () => Promise<Result<CalendarFeed[]>>;
  /** Without the plan for it `plan_required`; the twenty-first is a `conflict`. */
  create: (draft: FeedDraft) => Promise<Result<CalendarFeed>>;
  /** A new address; the old one is dead for ever. */
  rotate: (feedId: string) => Promise<Result<CalendarFeed>>;
  /** Ends a feed for good; gives its id. */
  revoke: (feedId: string) => Promise<Result<string>>;
}

/** Calls about calendar addresses to subscribe to. */
export function createCalendarFeedsApi(client: DatabaseClient): CalendarFeedsApi {
  return {
    list: () => call(client, "list_calendar_feeds"),
    create: ({ name, eventId }) =>
      call(client, "create_calendar_feed", {
        name_param: name,
        event_id_param: eventId === "" ? null : eventId,
      }),
    rotate: (feedId) => call(client, "rotate_calendar_feed", { feed_id: feedId }),
    revoke: (feedId) => call(client, "revoke_calendar_feed", { feed_id: feedId }),
  };
}
