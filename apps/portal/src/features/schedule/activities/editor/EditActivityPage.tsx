import { useRouteParams } from "../../../../app/routing/useRoute.ts";
import { ActivityGate } from "../data/ActivityGate.tsx";
import { EditActivity } from "./EditActivity.tsx";

/** Changes an activity. */
export default function EditActivityPage() {
  const { activityId } = useRouteParams("activities.edit");
  return (
    <ActivityGate key={activityId} id={activityId}>
      {(activity, event) => <EditActivity activity={activity} event={event} />}
    </ActivityGate>
  );
}
