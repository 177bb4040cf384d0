import { EmptyState } from "@jubilee/ui/empty-state";
import { Inline } from "@jubilee/ui/inline";
import { LinkButton } from "@jubilee/ui/link-button";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Plus } from "lucide-react";
import type { PageReads } from "../../../app/routing/reads.types.ts";
import { href } from "../../../app/routing/href.ts";
import { myEventsRead, useMyEvents } from "../../../event-kit/data/useMyEvents.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { Loaded } from "../../../page-kit/data/Loaded.tsx";
import { guestCountsRead } from "./guestCountsRead.ts";
import { EventList } from "./EventList.tsx";

export const reads: PageReads = ({ client, read }) =>
  Promise.all([read(myEventsRead(client)), read(guestCountsRead(client))]);

/** All events of the account. */
export default function ManageEventsPage() {
  const events = useMyEvents();
  const create = (
    <LinkButton href={href("events.create")} icon={<Plus />}>
      Create event
    </LinkButton>
  );
  return (
    <PageFrame>
      <PageHeader
        title="Events"
        actions={
          events.data &&
          events.data.length > 0 && (
            <Inline gap="1">
              <LinkButton variant="ghost" size="sm" href={href("showcases.list")}>
                Showcases
              </LinkButton>
              {create}
            </Inline>
          )
        }
      />
      <Loaded of={events} what="Your events" skeleton={<SkeletonRows count={8} />}>
        {(all) => (
          <EventList
            events={all}
            empty={
              <EmptyState drawing="calendar" title="No events yet" action={create}>
                Name it, pick a day, and you have a page to send round.
              </EmptyState>
            }
          />
        )}
      </Loaded>
    </PageFrame>
  );
}
