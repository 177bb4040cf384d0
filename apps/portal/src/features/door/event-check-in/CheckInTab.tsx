import type { DeskGate } from "@jubilee/core/door/check-in.types";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { Button } from "@jubilee/ui/button";
import { EmptyState } from "@jubilee/ui/empty-state";
import { Skeleton } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { useState } from "react";
import { doorKeys } from "../keys.ts";
import { CheckInFigures } from "./CheckInFigures.tsx";
import { CheckInLines } from "./CheckInLines.tsx";
import { DoorActions } from "./DoorActions.tsx";
import { GateCard } from "./GateCard.tsx";
import { GateDialog } from "./GateDialog.tsx";
import { gates as gatesClass } from "./CheckIn.css.ts";
import { MayDo } from "../../../event-kit/event/MayDo.tsx";
import { useMayDo } from "../../../event-kit/event/useMayDo.ts";
import { useNow } from "../../../page-kit/useNow.ts";
import { hasDoorAhead } from "./door.rules.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createCheckInApi } from "@jubilee/core/door/check-in.api";
import { Unread } from "../../../page-kit/data/Unread.tsx";
import { useActLook } from "../../../event-kit/event/closedPart.ts";

/** Changes arrive by themselves; this is for a connection that was lost unnoticed. */
const rereadMs = 20_000;

/** The supervisor's view: who is in at which gate, what went wrong, and the stewards' links. */
export default function CheckInTab({ event }: { event: EventRecord }) {
  const { eventTypeId } = event;
  const checkIn = useApi(createCheckInApi);
  const [editing, setEditing] = useState<DeskGate | "new" | null>(null);
  const isAhead = hasDoorAhead(event, useNow());
  // Who can scan has that as the first act; setting up stands second to it.
  const scans = useMayDo(event.id, "check_in.scan") && isAhead;
  const checkInRead = useRead(doorKeys.checkIn(event.id), () => checkIn.open(event.id), {
    refetchInterval: rereadMs,
  });
  const { data } = checkInRead;
  const look = useActLook();
  if (!data)
    return (
      <Unread of={checkInRead} what="Check-in" skeleton={<Skeleton shape="panel" height={320} />} />
    );
  const add = data.mayWrite && (
    <Button variant={scans ? "outline" : look} onClick={() => setEditing("new")}>
      Add a gate
    </Button>
  );
  return (
    <Stack gap="5">
      <MayDo eventId={event.id} asks="check_in.scan">
        <DoorActions event={event} sellsTickets={data.types.length > 0} />
      </MayDo>
      {data.gates.length === 0 ? (
        <EmptyState title="No gates yet" drawing="door" level={2} action={add}>
          A gate is a door or a station. Give each steward a link to it: their phone becomes a
          scanner that also works without a connection, and shows no e-mail address.
        </EmptyState>
      ) : (
        <>
          <CheckInFigures desk={data} eventTypeId={eventTypeId} add={add} />
          <div className={gatesClass}>
            {data.gates.map((gate) => (
              <GateCard
                key={gate.id}
                gate={gate}
                desk={data}
                eventTypeId={eventTypeId}
                onEdit={() => setEditing(gate)}
              />
            ))}
          </div>
          <CheckInLines desk={data} eventTypeId={eventTypeId} />
        </>
      )}
      {editing && (
        <GateDialog
          desk={data}
          eventTypeId={eventTypeId}
          gate={editing === "new" ? null : editing}
          onClose={() => setEditing(null)}
        />
      )}
    </Stack>
  );
}
