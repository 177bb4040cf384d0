import { createThreadsApi } from "@jubilee/core/talk/threads.api";
import type { EventRecord } from "@jubilee/core/events/events.types";
import type { TabModule } from "../../../event-kit/event/tab.types.ts";
import { talkKeys } from "../keys.ts";
import { firstSize, threadsAsked } from "./shows.ts";
import { Talk } from "./Talk.tsx";

export const reads: TabModule["reads"] = ({ client, read }, eventId) =>
  read({
    key: talkKeys.threads(eventId, "all all", "", firstSize),
    call: () => createThreadsApi(client).list(threadsAsked(eventId, "all", "all", firstSize)),
  });

/** The conversations of an event. */
export default function MessagesTab({ event }: { event: EventRecord }) {
  return <Talk event={event} shows="all" />;
}
