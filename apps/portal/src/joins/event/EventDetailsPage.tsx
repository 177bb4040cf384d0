import { useRouteParams } from "../../app/routing/useRoute.ts";
import { EventGate } from "../../event-kit/event/EventGate.tsx";
import { EventScreen } from "../../features/events/event/EventScreen.tsx";

/** One event with everything that belongs to it. */
export default function EventDetailsPage() {
  const { eventId } = useRouteParams("events.details");
  return <EventGate id={eventId}>{(event) => <EventScreen event={event} />}</EventGate>;
}
