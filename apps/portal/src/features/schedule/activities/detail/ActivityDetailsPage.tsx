import { useRouteParams } from "../../../../app/routing/useRoute.ts";
import { ActivityGate } from "../data/ActivityGate.tsx";
import { ActivityDetails } from "./ActivityDetails.tsx";

/** One activity with those who signed up. */
export default function ActivityDetailsPage() {
  const { activityId } = useRouteParams("activities.details");
  return (
    <ActivityGate key={activityId} id={activityId}>
      {(activity, event) => <ActivityDetails activity={activity} event={event} />}
    </ActivityGate>
  );
}
