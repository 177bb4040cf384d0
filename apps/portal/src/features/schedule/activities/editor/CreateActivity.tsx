import { SkeletonRows } from "@jubilee/ui/skeleton";
import { LoadFailed } from "../../../../page-kit/LoadFailed.tsx";
import { useActivities } from "../../../../event-kit/useActivities.ts";
import { PageFrame } from "../../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../../page-kit/PageHeader.tsx";
import { NewActivity } from "./NewActivity.tsx";
import type { CreateActivityProps } from "./createActivity.types.ts";

/** Reads what the event has already, so that the first proposal fits behind it. */
export function CreateActivity({ event, events, choose }: CreateActivityProps) {
  const { activities, desk, error, retry } = useActivities(event.id);
  return (
    <PageFrame>
      <PageHeader title="New activity" />
      {error && <LoadFailed what="The activities" error={error} onRetry={retry} />}
      {!error && !(activities && desk) && <SkeletonRows count={6} />}
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
