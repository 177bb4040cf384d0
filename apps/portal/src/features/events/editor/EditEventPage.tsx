import type { PageReads } from "../../../app/routing/reads.types.ts";
import { useRouteParams } from "../../../app/routing/useRoute.ts";
import { eventRead } from "../../../event-kit/data/event.reads.ts";
import { EventGate } from "../../../event-kit/event/EventGate.tsx";
import { EditEvent } from "./EditEvent.tsx";

export const reads: PageReads = ({ client, params, read }) =>
  read(eventRead(client, params["eventId"] ?? ""));

/** The same fields as creating, filled with what is kept. */
export default function EditEventPage() {
  const { eventId } = useRouteParams("events.edit");
  return (
    <EventGate id={eventId}>{(event) => <EditEvent key={event.id} event={event} />}</EventGate>
  );
}
