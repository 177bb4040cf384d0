import type { EventRecord } from "@jubilee/core/events/events.types";
import type { TicketType } from "@jubilee/core/tickets/tickets.types";
import { Button } from "@jubilee/ui/button";
import { DataTable } from "@jubilee/ui/data-table";
import { EmptyState } from "@jubilee/ui/empty-state";
import { LinkButton } from "@jubilee/ui/link-button";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Plus, SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { href } from "../../../app/routing/href.ts";
import { eventRead } from "../../../event-kit/data/event.reads.ts";
import { useActLook } from "../../../event-kit/event/closedPart.ts";
import { MayDo } from "../../../event-kit/event/MayDo.tsx";
import type { TabModule } from "../../../event-kit/event/tab.types.ts";
import { useTellMoment } from "../../../event-kit/useTellMoment.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { useNow } from "../../../page-kit/useNow.ts";
import { EditTicketType } from "./EditTicketType.tsx";
import { ticketTypeColumns, ticketTypePhoneLine } from "./ticketTypeColumns.tsx";
import { TicketSums } from "./TicketSums.tsx";
import { ticketTypesRead } from "./ticketTypesRead.ts";
import { useEarned } from "./useEarned.ts";
import { useReading } from "../../../page-kit/data/useRead.ts";
import { SumsHead } from "../../../page-kit/list/SumsHead.tsx";
import { ListFrame } from "../../../page-kit/list/ListFrame.tsx";
import { Unread } from "../../../page-kit/data/Unread.tsx";

export const reads: TabModule["reads"] = async ({ client, read }, eventId) => {
  const event = await read(eventRead(client, eventId));
  return event && read(ticketTypesRead(client, event));
};

/** What is for sale: price, stock and window of every kind of ticket. */
export default function TicketsTab({ event }: { event: EventRecord }) {
  const [nowMs, locale, tell] = [useNow(), useLocale(), useTellMoment()];
  const [edited, setEdited] = useState<TicketType | "new" | null>(null);
  const ticketsRead = useReading((client) => ticketTypesRead(client, event));
  const earned = useEarned(event.id);
  const look = useActLook();
  const context = { event, nowMs, locale, tell, earned, onEdit: setEdited };
  if (!ticketsRead.isSuccess)
    return <Unread of={ticketsRead} what="The tickets" skeleton={<SkeletonRows count={4} />} />;
  const { data } = ticketsRead;
  const add = (
    <MayDo eventId={event.id} asks="tickets.write">
      <Button variant={look} icon={<Plus />} onClick={() => setEdited("new")}>
        Add a ticket
      </Button>
    </MayDo>
  );
  return (
    <>
      {data.length === 0 ? (
        <EmptyState drawing="tickets" title="Nothing is for sale" action={add}>
          Tickets can be free or cost something. A buyer has 15 minutes to finish; nothing is sold
          twice.
        </EmptyState>
      ) : (
        <>
          <SumsHead sums={<TicketSums event={event} types={data} />}>
            <MayDo eventId={event.id} asks="tickets.write">
              <LinkButton
                variant="outline"
                href={href("tickets.event", { eventId: event.id })}
                icon={<SlidersHorizontal />}
              >
                Ticket management
              </LinkButton>
            </MayDo>
            {add}
          </SumsHead>
          <ListFrame>
            <DataTable
              label="Tickets"
              columns={ticketTypeColumns(context)}
              rows={data}
              rowId={({ id }) => id}
              phoneLine={ticketTypePhoneLine(context)}
            />
          </ListFrame>
        </>
      )}
      {edited && (
        <EditTicketType
          event={event}
          type={edited === "new" ? null : edited}
          position={data.length}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
