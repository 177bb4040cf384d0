import { useRouteParams } from "../../app/routing/useRoute.ts";
import { EventScreen } from "../../features/events/event/EventScreen.tsx";
import { eventTabs } from "./eventTabs.ts";

/** The same page by its short address. */
export default function EventByIdPage() {
  const { id } = useRouteParams("events.byId");
  return <EventScreen id={id} tabs={eventTabs} />;
}
