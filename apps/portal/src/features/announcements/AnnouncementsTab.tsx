import { createAnnouncementsApi } from "@jubilee/core/announcements/announcements.api";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { LinkButton } from "@jubilee/ui/link-button";
import { Megaphone } from "lucide-react";
import { MayDo } from "../../event-kit/event/MayDo.tsx";
import type { TabModule } from "../../event-kit/event/tab.types.ts";
import { serverListRead } from "../../page-kit/list/useServerList.ts";
import { announcementKeys } from "./keys.ts";
import { AnnouncementList } from "./list/AnnouncementList.tsx";
import { newAnnouncementHref } from "./list/newAnnouncementHref.ts";
import { useActLook } from "../../event-kit/event/closedPart.ts";

export const reads: TabModule["reads"] = ({ client, read }, eventId, query) =>
  read(
    serverListRead(
      announcementKeys.ofEvent(eventId),
      (request) => createAnnouncementsApi(client).list(eventId, request),
      query,
    ),
  );

/** What the people of an event were told, and will be. */
export default function AnnouncementsTab({ event }: { event: EventRecord }) {
  const look = useActLook();
  return (
    <AnnouncementList eventId={event.id}>
      <MayDo eventId={event.id} asks="messages.send">
        <LinkButton variant={look} href={newAnnouncementHref(event.id)} icon={<Megaphone />}>
          Announce
        </LinkButton>
      </MayDo>
    </AnnouncementList>
  );
}
