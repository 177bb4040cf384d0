import type { EventRecord } from "@jubilee/core/events/events.types";
import { Button } from "@jubilee/ui/button";
import { Inline } from "@jubilee/ui/inline";
import { LinkButton } from "@jubilee/ui/link-button";
import { ScanLine, Ticket } from "lucide-react";
import { href } from "../../../app/routing/href.ts";
import { useNow } from "../../../page-kit/useNow.ts";
import { keys } from "../../../event-kit/data/keys.ts";
import { useMayDo } from "../../../event-kit/event/useMayDo.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createCheckInApi } from "@jubilee/core/door/check-in.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { hasDoorAhead } from "./door.rules.ts";

interface DoorActionsProps {
  event: EventRecord;
  sellsTickets: boolean;
}

/** The two things a host does at the door, one press each: scan on this device, and sell. */
export function DoorActions({ event, sellsTickets }: DoorActionsProps) {
  const checkIn = useApi(createCheckInApi);
  const { isBusy, run } = useWrite(
    keys.event(event.id),
    sellsTickets ? "Ticket Management" : "RSVP",
  );
  const maySell = useMayDo(event.id, "orders.write");
  const isAhead = hasDoorAhead(event, useNow());
  if (!isAhead) return null;
  const scan = async () => {
    const link = await run(() => checkIn.scanNow(event.id));
    // A whole page of its own, as a steward's is: it works on when the connection is gone.
    if (link?.path) location.assign(link.path.replace("#", "?camera#"));
  };
  return (
    <Inline gap="2">
      <Button icon={<ScanLine />} loading={isBusy} onClick={() => void scan()}>
        Scan now
      </Button>
      {sellsTickets && maySell && (
        <LinkButton
          variant="outline"
          icon={<Ticket />}
          href={`${href("tickets.event", { eventId: event.id })}?tab=sell`}
        >
          Sell at the door
        </LinkButton>
      )}
    </Inline>
  );
}
