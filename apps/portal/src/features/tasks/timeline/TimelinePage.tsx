import { ChosenEvent } from "../../../event-kit/chosen/ChosenEvent.tsx";
import { EventField } from "../../../event-kit/chosen/EventField.tsx";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { row } from "../views/TaskBar.css.ts";
import { ViewSwitch } from "../views/ViewSwitch.tsx";
import { TimelineScreen } from "./TimelineScreen.tsx";

const place = { kind: "page" } as const;
const without = {
  title: "A timeline leads to a day",
  text: "Create an event: its tasks then stand over the weeks before it.",
};

/** The timeline of one event of all. */
export default function TimelinePage() {
  return (
    <ChosenEvent title="Timeline" without={without}>
      {({ event, events, choose }) => (
        <PageFrame>
          <PageHeader
            title="Timeline"
            actions={<EventField hideLabel events={events} value={event.id} onChange={choose} />}
          />
          <div className={row}>
            <ViewSwitch view="timeline" place={place} />
          </div>
          <TimelineScreen key={event.id} event={event} />
        </PageFrame>
      )}
    </ChosenEvent>
  );
}
