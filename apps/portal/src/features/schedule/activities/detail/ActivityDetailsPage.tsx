import type { PageReads } from "../../../../app/routing/reads.types.ts";
import { useRouteParams } from "../../../../app/routing/useRoute.ts";
import { activitiesRead, deskRead } from "../../../../event-kit/useActivities.ts";
import { ActivityGate, activityRead } from "../data/ActivityGate.tsx";
import { peopleRead } from "./People.tsx";
import { ActivityDetails } from "./ActivityDetails.tsx";

export const reads: PageReads = async ({ client, params, read }) => {
  const known = await read(activityRead(client, params["activityId"] ?? ""));
  if (!known) return;
  const { activity } = known;
  await Promise.all([
    read(activitiesRead(client, activity.eventId)),
    read(deskRead(client, activity.eventId)),
    activity.signUp && read(peopleRead(client, activity)),
  ]);
};

/** One activity with those who signed up. */
export default function ActivityDetailsPage() {
  const { activityId } = useRouteParams("activities.details");
  return (
    <ActivityGate key={activityId} id={activityId}>
      {(activity, event) => <ActivityDetails activity={activity} event={event} />}
    </ActivityGate>
  );
}
