import type { EventRecord } from "@jubilee/core/events/events.types";
import { ChosenEvent } from "../../../event-kit/chosen/ChosenEvent.tsx";
import { EventField } from "../../../event-kit/chosen/EventField.tsx";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { TaskScreen } from "../views/TaskScreen.tsx";

const without = {
  title: "Each journey leads to an event",
  text: "Create one: its kind tells which stages lie before it.",
};
const place = { kind: "page" } as const;

function Chosen({ event }: { event: EventRecord }) {
  return (
    <TaskScreen
      key={event.id}
      view="journey"
      place={place}
      request={{ of: "event", eventId: event.id }}
      events={[event]}
    />
  );
}

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
          <Chosen event={event} />
        </PageFrame>
      )}
    </ChosenEvent>
  );
}
