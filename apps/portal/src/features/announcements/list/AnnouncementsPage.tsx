import { LinkButton } from "@jubilee/ui/link-button";
import { Megaphone } from "lucide-react";
import { ChosenEvent } from "../../../event-kit/chosen/ChosenEvent.tsx";
import { MayDo } from "../../../event-kit/event/MayDo.tsx";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { withoutEvent } from "../withoutEvent.ts";
import { AnnouncementList } from "./AnnouncementList.tsx";
import { newAnnouncementHref } from "./newAnnouncementHref.ts";

/** Announcements of all events. */
export default function AnnouncementsPage() {
  return (
    <ChosenEvent title="Announcements" without={withoutEvent}>
      {({ event }) => (
        <PageFrame>
          <PageHeader
            title="Announcements"
            actions={
              <MayDo eventId={event.id} asks="messages.send">
                <LinkButton href={newAnnouncementHref(event.id)} icon={<Megaphone />}>
                  Announce
                </LinkButton>
              </MayDo>
            }
          />
          <AnnouncementList eventId={null} />
        </PageFrame>
      )}
    </ChosenEvent>
  );
}
