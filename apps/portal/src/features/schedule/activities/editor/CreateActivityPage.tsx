import { EventGate } from "../data/EventGate.tsx";
import { CreateActivity } from "./CreateActivity.tsx";

/** A new activity of an event. */
export default function CreateActivityPage() {
  return (
    <EventGate title="New activity">
      {(chosen) => <CreateActivity key={chosen.event.id} {...chosen} />}
    </EventGate>
  );
}
