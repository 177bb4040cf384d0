import { ChosenEvent } from "../../../../event-kit/chosen/ChosenEvent.tsx";
import { ManageActivities } from "./ManageActivities.tsx";
import { withoutEvent } from "../data/withoutEvent.ts";

/** The activities of one event after the other. */
export default function ManageActivitiesPage() {
  return (
    <ChosenEvent title="Activities" without={withoutEvent}>
      {(chosen) => <ManageActivities {...chosen} />}
    </ChosenEvent>
  );
}
