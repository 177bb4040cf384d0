import type { PageReads } from "../../app/routing/reads.types.ts";
import type { PageModule } from "../../app/routing/routing.types.ts";
import { useRouteParams } from "../../app/routing/useRoute.ts";
import { readEvent } from "../../features/events/event/eventReads.ts";
import { EventScreen } from "../../features/events/event/EventScreen.tsx";
import { tabOf } from "../../features/events/event/openTabs.ts";
import { eventTabs } from "./eventTabs.ts";

export { EventSkeleton as Coming } from "../../event-kit/event/EventSkeleton.tsx";
export const opensWith: PageModule["opensWith"] = (query) =>
  tabOf(eventTabs, query.get("tab")).screen.fetch();
export const reads: PageReads = (place) =>
  readEvent(eventTabs, place.params["eventId"] ?? "", place);

/** One event with everything that belongs to it. */
export default function EventDetailsPage() {
  const { eventId } = useRouteParams("events.details");
  return <EventScreen id={eventId} tabs={eventTabs} />;
}
