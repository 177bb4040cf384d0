import type { ActivityRecord } from "@jubilee/core/schedule/activities.types";
import { createActivitiesApi } from "@jubilee/core/schedule/activities.api";
import { createEventsApi } from "@jubilee/core/events/events.api";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { LinkButton } from "@jubilee/ui/link-button";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import type { ReactNode } from "react";
import { href } from "../../../../app/routing/href.ts";
import type { DataClient, Read } from "../../../../app/routing/reads.types.ts";
import { activityKeys } from "../../../../event-kit/activityKeys.ts";
import { PageFrame } from "../../../../page-kit/PageFrame.tsx";
import { RecordPage } from "../../../../page-kit/data/RecordPage.tsx";
import { useReading } from "../../../../page-kit/data/useRead.ts";

interface ActivityWithEvent {
  activity: ActivityRecord;
  event: EventRecord;
}

/** An activity with its event. */
export const activityRead = (client: DataClient, id: string): Read<ActivityWithEvent> => ({
  key: activityKeys.record(id),
  async call() {
    const activity = await createActivitiesApi(client).get(id);
    if (!activity.ok) return activity;
    const event = await createEventsApi(client).get(activity.value.eventId);
    return event.ok ? { ok: true, value: { activity: activity.value, event: event.value } } : event;
  },
});

export interface ActivityGateProps {
  id: string;
  children: (activity: ActivityRecord, event: EventRecord) => ReactNode;
}

/** Reads the activity of an address and its event, and stands in for them while there are none. */
export function ActivityGate({ id, children }: ActivityGateProps) {
  const both = useReading((client) => activityRead(client, id));
  return (
    <RecordPage
      of={both}
      noun="activity"
      all={<LinkButton href={href("activities.manage")}>All activities</LinkButton>}
      skeleton={
        <PageFrame>
          <SkeletonRows count={6} />
        </PageFrame>
      }
    >
      {({ activity, event }) => children(activity, event)}
    </RecordPage>
  );
}
