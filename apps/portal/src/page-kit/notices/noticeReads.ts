import { createNoticesApi } from "@jubilee/core/notices/notices.api";
import type { NoticePage } from "@jubilee/core/notices/notices.types";
import type { DataClient, Read } from "../../app/routing/reads.types.ts";

/** Names of cached answers: all of them begin with `notices`, so that news makes them read again. */
export const noticeKeys = {
  all: ["notices"],
  unread: ["notices", "unread"],
  waiting: ["notices", "waiting"],
  events: ["notices", "events"],
} as const;

/** How many notices wait; a hundred means a hundred or more. */
export const unreadRead = (client: DataClient): Read<number> => ({
  key: noticeKeys.unread,
  call: () => createNoticesApi(client).countUnread(),
});

/** The newest that wait. */
export const waitingRead = (client: DataClient): Read<NoticePage> => ({
  key: noticeKeys.waiting,
  call: () => createNoticesApi(client).list({ isUnread: true }, null),
});
