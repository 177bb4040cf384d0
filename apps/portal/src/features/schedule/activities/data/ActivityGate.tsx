import type { ActivityRecord } from "@jubilee/core/schedule/activities.types";
import { createEventsApi } from "@jubilee/core/events/events.api";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { CallError, valueOf } from "@jubilee/core/base/result.rules";
import { EmptyState } from "@jubilee/ui/empty-state";
import { LinkButton } from "@jubilee/ui/link-button";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { usePlanner } from "../../../../app/portal/usePlanner.ts";
import { href } from "../../../../app/routing/href.ts";
import { activityKeys } from "../../../../event-kit/activityKeys.ts";
import { LoadFailed } from "../../../../page-kit/LoadFailed.tsx";
import { useActivitiesApi } from "../../../../event-kit/useActivities.ts";
import { PageFrame } from "../../../../page-kit/PageFrame.tsx";

export interface ActivityGateProps {
  id: string;
  children: (activity: ActivityRecord, event: EventRecord) => ReactNode;
}

const lasting: ReadonlySet<string> = new Set(["not_found", "invalid_input"]);

/** Reads the activity of an address and its event, and stands in for them while there are none. */
export function ActivityGate({ id, children }: ActivityGateProps) {
  const { client } = usePlanner();
  const api = useActivitiesApi();
  const { data, error, refetch } = useQuery({
    queryKey: activityKeys.record(id),
    queryFn: async () => {
      const activity = await valueOf(api.get(id));
      return { activity, event: await valueOf(createEventsApi(client).get(activity.eventId)) };
    },
    retry: (count, failure) =>
      count < 1 && !(failure instanceof CallError && lasting.has(failure.failure.code)),
  });
  if (data) return children(data.activity, data.event);
  const isMissing = error instanceof CallError && lasting.has(error.failure.code);
  return (
    <PageFrame>
      {isMissing && (
        <EmptyState
          drawing="search"
          level={1}
          title="There is no such activity"
          action={<LinkButton href={href("activities.manage")}>All activities</LinkButton>}
        >
          It was removed, or it belongs to somebody else’s account.
        </EmptyState>
      )}
      {error && !isMissing && <LoadFailed what="The activity" error={error} onRetry={refetch} />}
      {!error && <SkeletonRows count={6} />}
    </PageFrame>
  );
}
