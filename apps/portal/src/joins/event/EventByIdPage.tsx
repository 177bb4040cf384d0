import { useRouteParams } from "../../app/routing/useRoute.ts";
import { EventGate } from "../../event-kit/event/EventGate.tsx";
import { EventScreen } from "../../features/events/event/EventScreen.tsx";

/** The same page by its short address. */
export default function EventByIdPage() {
  const { id } = useRouteParams("events.byId");
  return <EventGate id={id}>{(event) => <EventScreen event={event} />}</EventGate>;
}
