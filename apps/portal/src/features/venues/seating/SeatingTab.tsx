import type { EventRecord } from "@jubilee/core/events/events.types";
import type { TabModule } from "../../../event-kit/event/tab.types.ts";
import { LoadFailed } from "../../../page-kit/LoadFailed.tsx";
import { SeatingDesk } from "./SeatingDesk.tsx";
import { SeatingSkeleton } from "./SeatingSkeleton.tsx";
import { seatingRead, useSeatingPlan } from "./useSeating.ts";

export const reads: TabModule["reads"] = ({ client, read }, eventId) =>
  read(seatingRead(client, eventId));

/** Who sits where at an event. */
export default function SeatingTab({ event }: { event: EventRecord }) {
  const { data, error, refetch } = useSeatingPlan(event.id);
  if (error && !data) return <LoadFailed what="The seating plan" error={error} onRetry={refetch} />;
  if (!data) return <SeatingSkeleton />;
  return <SeatingDesk event={event} seating={data} />;
}
