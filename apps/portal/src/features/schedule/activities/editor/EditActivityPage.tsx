import { ForWhoMay } from "../../../../app/routing/ForWhoMay.tsx";
import { useRouteParams } from "../../../../app/routing/useRoute.ts";
import { useMayDo } from "../../../../event-kit/event/useMayDo.ts";
import { ActivityGate } from "../data/ActivityGate.tsx";
import { EditActivity, type EditActivityProps } from "./EditActivity.tsx";

/** Changes an activity. */
export default function EditActivityPage() {
  const { activityId } = useRouteParams("activities.edit");
  return (
    <ActivityGate key={activityId} id={activityId}>
      {(activity, event) => <Editable activity={activity} event={event} />}
    </ActivityGate>
  );
}

function Editable(props: EditActivityProps) {
  const mayWrite = useMayDo(props.event.id, "schedule.write");
  return (
    <ForWhoMay asks="schedule.write" isOpen={mayWrite}>
      <EditActivity {...props} />
    </ForWhoMay>
  );
}
