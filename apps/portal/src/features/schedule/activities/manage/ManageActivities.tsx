import type { EventRecord } from "@jubilee/core/events/events.types";
import { EmptyState } from "@jubilee/ui/empty-state";
import { Inline } from "@jubilee/ui/inline";
import { LinkButton } from "@jubilee/ui/link-button";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { CalendarDays, Plus } from "lucide-react";
import { href } from "../../../../app/routing/href.ts";
import { useActivities } from "../../../../event-kit/useActivities.ts";
import { PageFrame } from "../../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../../page-kit/PageHeader.tsx";
import { EventField } from "../../../../event-kit/chosen/EventField.tsx";
import { Unread } from "../../../../page-kit/data/Unread.tsx";
import { withEvent } from "../data/withEvent.ts";
import { which } from "./Manage.css.ts";
import { FoundActivities } from "../list/FoundActivities.tsx";

export interface ManageActivitiesProps {
  event: EventRecord;
  events: readonly EventRecord[];
  choose: (id: string) => void;
}

/** One event's activities: find, filter, add, and the way to the schedule. */
export function ManageActivities({ event, events, choose }: ManageActivitiesProps) {
  const read = useActivities(event.id);
  const { activities, desk } = read;
  const add = (
    <LinkButton href={withEvent(href("activities.create"), event.id)} icon={<Plus />}>
      Add activity
    </LinkButton>
  );
  return (
    <PageFrame>
      <PageHeader
        title="Activities"
        actions={
          activities &&
          activities.length > 0 && (
            <Inline>
              <LinkButton
                variant="secondary"
                href={withEvent(href("activities.schedule"), event.id)}
                icon={<CalendarDays />}
              >
                Schedule
              </LinkButton>
              {add}
            </Inline>
          )
        }
      />
      <div className={which}>
        <EventField events={events} value={event.id} onChange={choose} hideLabel />
      </div>
      {(read.error || !activities || !desk) && (
        <Unread of={read} what="The activities" skeleton={<SkeletonRows count={6} />} />
      )}
      {activities?.length === 0 && (
        <EmptyState drawing="calendar" title="No activities yet" action={add}>
          Put in the talk, the supper and the tour. Guests see them when you publish the schedule.
        </EmptyState>
      )}
      {activities && activities.length > 0 && desk && (
        <FoundActivities event={event} all={activities} desk={desk} />
      )}
    </PageFrame>
  );
}
