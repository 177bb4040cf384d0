import { createEventNoticesApi } from "@jubilee/core/talk/event-notices.api";
import type { EventNotice } from "@jubilee/core/talk/event-notices.types";
import type { DataClient, Read } from "../../../app/routing/reads.types.ts";
import { talkKeys } from "../keys.ts";

/** What people have not been told yet. */
export const noticeRead = (client: DataClient, eventId: string): Read<EventNotice> => ({
  key: talkKeys.notice(eventId),
  call: () => createEventNoticesApi(client).get(eventId),
});
