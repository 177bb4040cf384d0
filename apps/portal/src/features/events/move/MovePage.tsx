import type { EventRecord } from "@jubilee/core/events/events.types";
import { ForWhoMay } from "../../../app/routing/ForWhoMay.tsx";
import type { PageReads } from "../../../app/routing/reads.types.ts";
import { useRouteParams } from "../../../app/routing/useRoute.ts";
import { eventRead } from "../../../event-kit/data/event.reads.ts";
import { EventGate } from "../../../event-kit/event/EventGate.tsx";
import { useMayDo } from "../../../event-kit/event/useMayDo.ts";
import { MoveEvent } from "./MoveEvent.tsx";

export const reads: PageReads = ({ client, params, read }) =>
  read(eventRead(client, params["eventId"] ?? ""));

/** An event goes to another time or place: everything that hangs on it, before and after. */
export default function MovePage() {
  const { eventId } = useRouteParams("events.move");
  return <EventGate id={eventId}>{(event) => <Movable key={event.id} event={event} />}</EventGate>;
}

function Movable({ event }: { event: EventRecord }) {
  const mayWrite = useMayDo(event.id, "events.write");
  return (
    <ForWhoMay asks="events.write" isOpen={mayWrite}>
      <MoveEvent event={event} />
    </ForWhoMay>
  );
}
