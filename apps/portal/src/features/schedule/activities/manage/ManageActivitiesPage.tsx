import { EventGate } from "../data/EventGate.tsx";
import { ManageActivities } from "./ManageActivities.tsx";

/** The activities of one event after the other. */
export default function ManageActivitiesPage() {
  return <EventGate title="Activities">{(chosen) => <ManageActivities {...chosen} />}</EventGate>;
}
