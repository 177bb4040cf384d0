import { ChosenEvent } from "../../../../event-kit/chosen/ChosenEvent.tsx";
import { Schedule } from "./Schedule.tsx";
import { withoutEvent } from "../data/withoutEvent.ts";

/** The schedule of an event by day and room. */
export default function SchedulePage() {
  return (
    <ChosenEvent title="Schedule" without={withoutEvent}>
      {(chosen) => <Schedule key={chosen.event.id} {...chosen} />}
    </ChosenEvent>
  );
}
