import { ChosenEvent } from "../../../../event-kit/chosen/ChosenEvent.tsx";
import { CreateActivity } from "./CreateActivity.tsx";
import { withoutEvent } from "../data/withoutEvent.ts";

/** A new activity of an event. */
export default function CreateActivityPage() {
  return (
    <ChosenEvent title="New activity" without={withoutEvent}>
      {(chosen) => <CreateActivity key={chosen.event.id} {...chosen} />}
    </ChosenEvent>
  );
}
