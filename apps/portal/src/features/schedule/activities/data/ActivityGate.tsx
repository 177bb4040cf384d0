import type { ActivityRecord } from "@jubilee/core/schedule/activities.types";
import { createActivitiesApi } from "@jubilee/core/schedule/activities.api";
import { createEventsApi } from "@jubilee/core/events/events.api";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { valueOf } from "@jubilee/core/base/result.rules";
import { LinkButton } from "@jubilee/ui/link-button";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import type { ReactNode } from "react";
import { href } from "../../../../app/routing/href.ts";
import { activityKeys } from "../../../../event-kit/activityKeys.ts";
import { PageFrame } from "../../../../page-kit/PageFrame.tsx";
import { RecordPage } from "../../../../page-kit/data/RecordPage.tsx";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { useReadValue } from "../../../../page-kit/data/useRead.ts";

export interface ActivityGateProps {
  id: string;
  children: (activity: ActivityRecord, event: EventRecord) => ReactNode;
}

/** Reads the activity of an address and its event, and stands in for them while there are none. */
export function ActivityGate({ id, children }: ActivityGateProps) {
  const activities = useApi(createActivitiesApi);
  const events = useApi(createEventsApi);
  const both = useReadValue(activityKeys.record(id), async () => {
    const activity = await valueOf(activities.get(id));
    return { activity, event: await valueOf(events.get(activity.eventId)) };
  });
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
