import { useRouteParams } from "../../../app/routing/useRoute.ts";
import { EventGate } from "../../../event-kit/event/EventGate.tsx";
import { EditEvent } from "./EditEvent.tsx";

/** The same fields as creating, filled with what is kept. */
export default function EditEventPage() {
  const { eventId } = useRouteParams("events.edit");
  return (
    <EventGate id={eventId}>{(event) => <EditEvent key={event.id} event={event} />}</EventGate>
  );
}
