import { ChosenEvent } from "../../../../event-kit/chosen/ChosenEvent.tsx";
import { withoutEvent } from "../list/withoutEvent.ts";
import { NewPoll } from "./NewPoll.tsx";

/** A new poll or survey of an event. */
export default function NewPollPage() {
  return (
    <ChosenEvent title="New poll" without={withoutEvent}>
      {(chosen) => <NewPoll {...chosen} />}
    </ChosenEvent>
  );
}
