import { ChosenEvent } from "../../../event-kit/chosen/ChosenEvent.tsx";
import { EventField } from "../../../event-kit/chosen/EventField.tsx";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { row } from "../views/TaskBar.css.ts";
import { ViewSwitch } from "../views/ViewSwitch.tsx";
import { JourneyScreen } from "./JourneyScreen.tsx";

const place = { kind: "page" } as const;
const without = {
  title: "Each journey leads to an event",
  text: "Create one: its kind tells which stages lie before it.",
};

/** The planning journey of one event of all. */
export default function JourneyPage() {
  return (
    <ChosenEvent title="Planning journey" without={without}>
      {({ event, events, choose }) => (
        <PageFrame>
          <PageHeader
            title="Planning journey"
            actions={<EventField hideLabel events={events} value={event.id} onChange={choose} />}
          />
          <div className={row}>
            <ViewSwitch view="journey" place={place} />
          </div>
          <JourneyScreen key={event.id} event={event} />
        </PageFrame>
      )}
    </ChosenEvent>
  );
}
