import type { DatabaseClient } from "../database/client.types.ts";
import { act, call } from "../base/calls.api.ts";
import type { Result } from "../base/result.types.ts";
import type { NoticedEvent, NoticeFilter, NoticePage } from "./notices.types.ts";

export interface NoticesApi {
  /** The page before a notice, or the newest. */
  list: (filter: NoticeFilter, before: number | null) => Promise<Result<NoticePage>>;
  countUnread: () => Promise<Result<number>>;
  /** These, or all that a filter lets through; how many are left. */
  markRead: (of: { ids: number[] } | NoticeFilter) => Promise<Result<number>>;
  events: () => Promise<Result<NoticedEvent[]>>;
  mute: (eventId: string, isMuted: boolean) => Promise<Result<true>>;
}

/** Calls about what the caller is told. */
export function createNoticesApi(client: DatabaseClient): NoticesApi {
  return {
    list: ({ eventId, topic, isUnread }, before) =>
      call(client, "list_notices", {
        ...(eventId === undefined ? {} : { event_id_param: eventId }),
        ...(topic === undefined ? {} : { topic_param: topic }),
        ...(isUnread ? { unread_param: true } : {}),
        ...(before === null ? {} : { before_param: before }),
      }),
    countUnread: () => call(client, "count_unread_notices"),
    markRead: (of) =>
      call(
        client,
        "mark_notices_read",
        "ids" in of
          ? { ids_param: of.ids }
          : {
              ...(of.eventId === undefined ? {} : { event_id_param: of.eventId }),
              ...(of.topic === undefined ? {} : { topic_param: of.topic }),
            },
      ),
    events: () => call(client, "list_noticed_events"),
    mute: (eventId, isMuted) =>
      act(client, "set_notice_mute", { event_id_param: eventId, muted_param: isMuted }),
  };
}
