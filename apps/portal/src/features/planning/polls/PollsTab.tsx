import type { EventRecord } from "@jubilee/core/events/events.types";
import { createPollsApi } from "@jubilee/core/planning/polls.api";
import { LinkButton } from "@jubilee/ui/link-button";
import { Plus } from "lucide-react";
import { MayDo } from "../../../event-kit/event/MayDo.tsx";
import type { TabModule } from "../../../event-kit/event/tab.types.ts";
import { serverListRead } from "../../../page-kit/list/useServerList.ts";
import { pollKeys } from "../keys.ts";
import { newPollHref } from "./list/newPollHref.ts";
import { PollList } from "./list/PollList.tsx";
import { useActLook } from "../../../event-kit/event/closedPart.ts";

export const reads: TabModule["reads"] = ({ client, read }, eventId, query) =>
  read(
    serverListRead(
      pollKeys.ofEvent(eventId),
      (request) => createPollsApi(client).list(eventId, request),
      query,
    ),
  );

/** The polls and surveys of an event. */
export default function PollsTab({ event }: { event: EventRecord }) {
  const look = useActLook();
  return (
    <PollList eventId={event.id}>
      <MayDo eventId={event.id} asks="polls.write">
        <LinkButton variant={look} href={newPollHref(event.id)} icon={<Plus />}>
          New poll
        </LinkButton>
      </MayDo>
    </PollList>
  );
}
