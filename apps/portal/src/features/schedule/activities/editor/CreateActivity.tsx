import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Unread } from "../../../../page-kit/data/Unread.tsx";
import { useActivities } from "../../../../event-kit/useActivities.ts";
import { PageFrame } from "../../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../../page-kit/PageHeader.tsx";
import { NewActivity } from "./NewActivity.tsx";
import type { CreateActivityProps } from "./createActivity.types.ts";

/** Reads what the event has already, so that the first proposal fits behind it. */
export function CreateActivity({ event, events, choose }: CreateActivityProps) {
  const read = useActivities(event.id);
  const { activities, desk } = read;
  return (
    <PageFrame>
      <PageHeader title="New activity" />
      {(read.error || !activities || !desk) && (
        <Unread of={read} what="The activities" skeleton={<SkeletonRows count={6} />} />
      )}
      {activities && desk && (
        <NewActivity
          event={event}
          events={events}
          choose={choose}
          others={activities}
          known={desk}
        />
      )}
    </PageFrame>
  );
}
