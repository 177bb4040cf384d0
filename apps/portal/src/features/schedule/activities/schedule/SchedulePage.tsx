import { EventGate } from "../data/EventGate.tsx";
import { Schedule } from "./Schedule.tsx";

/** The schedule of an event by day and room. */
export default function SchedulePage() {
  return (
    <EventGate title="Schedule">
      {(chosen) => <Schedule key={chosen.event.id} {...chosen} />}
    </EventGate>
  );
}
