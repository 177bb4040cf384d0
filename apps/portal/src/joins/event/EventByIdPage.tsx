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
export const reads: PageReads = (place) => readEvent(eventTabs, place.params["id"] ?? "", place);

/** The same page by its short address. */
export default function EventByIdPage() {
  const { id } = useRouteParams("events.byId");
  return <EventScreen id={id} tabs={eventTabs} />;
}
