import { peopleAtStart } from "@jubilee/core/events/event-types.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { EmptyState } from "@jubilee/ui/empty-state";
import { Inline } from "@jubilee/ui/inline";
import { LinkButton } from "@jubilee/ui/link-button";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Text } from "@jubilee/ui/text";
import { CalendarDays, ListVideo, Plus } from "lucide-react";
import { href } from "../../../app/routing/href.ts";
import { Unread } from "../../../page-kit/data/Unread.tsx";
import { MayDo } from "../../../event-kit/event/MayDo.tsx";
import type { TabModule } from "../../../event-kit/event/tab.types.ts";
import { activitiesRead, deskRead, useActivities } from "../../../event-kit/useActivities.ts";
import { FoundActivities } from "../activities/list/FoundActivities.tsx";
import { toolbar } from "../../../page-kit/Toolbar.css.ts";

export const reads: TabModule["reads"] = ({ client, read }, eventId) =>
  Promise.all([read(activitiesRead(client, eventId)), read(deskRead(client, eventId))]);

/** What happens at the event, by day, and the way to its schedule. */
export default function ActivitiesTab({ event }: { event: EventRecord }) {
  const read = useActivities(event.id);
  const { activities, desk } = read;
  if (read.error || !activities || !desk) {
    return <Unread of={read} what="The activities" skeleton={<SkeletonRows count={5} />} />;
  }
  const people = peopleAtStart(event.eventTypeId);
  const query = `?event=${event.id}`;
  const add = (
    <MayDo eventId={event.id} asks="schedule.write">
      <LinkButton variant="secondary" href={`${href("activities.create")}${query}`} icon={<Plus />}>
        Add activity
      </LinkButton>
    </MayDo>
  );
  if (activities.length === 0) {
    return (
      <EmptyState drawing="calendar" title="No activities yet" action={add}>
        Put in the talk, the supper and the tour. {people} see them when you publish the schedule.
      </EmptyState>
    );
  }
  const changes = desk.changes.length;
  return (
    <>
      <div className={toolbar}>
        <Text tone="muted">
          {desk.version
            ? `${people} see version ${desk.version.number}${changes > 0 ? `, ${changes} changed since` : ""}`
            : `${people} see nothing yet`}
        </Text>
        <Inline wrap>
          <LinkButton
            variant="outline"
            href={href("runOfShow.day", { eventId: event.id })}
            icon={<ListVideo />}
          >
            Run of show
          </LinkButton>
          <LinkButton
            variant="outline"
            href={`${href("activities.schedule")}${query}`}
            icon={<CalendarDays />}
          >
            Schedule
          </LinkButton>
          {add}
        </Inline>
      </div>
      <FoundActivities event={event} all={activities} desk={desk} />
    </>
  );
}
