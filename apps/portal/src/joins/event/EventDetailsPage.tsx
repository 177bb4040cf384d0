import { useRouteParams } from "../../app/routing/useRoute.ts";
import { EventScreen } from "../../features/events/event/EventScreen.tsx";
import { eventTabs } from "./eventTabs.ts";

/** One event with everything that belongs to it. */
export default function EventDetailsPage() {
  const { eventId } = useRouteParams("events.details");
  return <EventScreen id={eventId} tabs={eventTabs} />;
}
