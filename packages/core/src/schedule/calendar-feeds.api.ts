import type { SupabaseClient } from "@supabase/supabase-js";
import { resultOf } from "../base/result.rules.ts";
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
export function createCalendarFeedsApi(client: SupabaseClient): CalendarFeedsApi {
  return {
    list: async () => resultOf<CalendarFeed[]>(await client.rpc("list_calendar_feeds")),
    async create({ name, eventId }) {
      return resultOf<CalendarFeed>(
        await client.rpc("create_calendar_feed", {
          name_param: name,
          event_id_param: eventId === "" ? null : eventId,
        }),
      );
    },
    rotate: async (feedId) =>
      resultOf<CalendarFeed>(await client.rpc("rotate_calendar_feed", { feed_id: feedId })),
    revoke: async (feedId) =>
      resultOf<string>(await client.rpc("revoke_calendar_feed", { feed_id: feedId })),
  };
}
