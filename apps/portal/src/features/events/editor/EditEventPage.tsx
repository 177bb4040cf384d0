import type { EventRecord } from "@jubilee/core/events/events.types";
import { ForWhoMay } from "../../../app/routing/ForWhoMay.tsx";
import type { PageReads } from "../../../app/routing/reads.types.ts";
import { useRouteParams } from "../../../app/routing/useRoute.ts";
import { eventRead } from "../../../event-kit/data/event.reads.ts";
import { EventGate } from "../../../event-kit/event/EventGate.tsx";
import { useMayDo } from "../../../event-kit/event/useMayDo.ts";
import { EditEvent } from "./EditEvent.tsx";

export const reads: PageReads = ({ client, params, read }) =>
  read(eventRead(client, params["eventId"] ?? ""));

/** The same fields as creating, filled with what is kept. */
export default function EditEventPage() {
  const { eventId } = useRouteParams("events.edit");
  return <EventGate id={eventId}>{(event) => <Editable key={event.id} event={event} />}</EventGate>;
}

function Editable({ event }: { event: EventRecord }) {
  const mayWrite = useMayDo(event.id, "events.write");
  return (
    <ForWhoMay asks="events.write" isOpen={mayWrite}>
      <EditEvent event={event} />
    </ForWhoMay>
  );
}
