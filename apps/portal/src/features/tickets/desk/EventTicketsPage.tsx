import { createTicketDeskApi } from "@jubilee/core/tickets/ticket-desk.api";
import type { TicketDesk } from "@jubilee/core/tickets/ticket-desk.types";
import { LinkButton } from "@jubilee/ui/link-button";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import type { DataClient, PageReads, Read } from "../../../app/routing/reads.types.ts";
import { href } from "../../../app/routing/href.ts";
import { ForWhoMay } from "../../../app/routing/ForWhoMay.tsx";
import { useRouteParams } from "../../../app/routing/useRoute.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { useMayDo } from "../../../event-kit/event/useMayDo.ts";
import { RecordPage } from "../../../page-kit/data/RecordPage.tsx";
import { useReading } from "../../../page-kit/data/useRead.ts";
import { keys } from "../data/keys.ts";
import { TicketDeskScreen } from "./TicketDeskScreen.tsx";

const deskRead = (client: DataClient, eventId: string): Read<TicketDesk> => ({
  key: keys.desk(eventId),
  call: () => createTicketDeskApi(client).open(eventId),
});

export const reads: PageReads = ({ client, params, read }) =>
  read(deskRead(client, params["eventId"] ?? ""));

/** Everything about one event's tickets besides its orders. */
export default function EventTicketsPage() {
  const { eventId } = useRouteParams("tickets.event");
  const mayRead = useMayDo(eventId, "tickets.read");
  const desk = useReading((client) => deskRead(client, eventId));
  return (
    <RecordPage
      of={desk}
      noun="event"
      asks="tickets.read"
      all={<LinkButton href={href("tickets.manage")}>All tickets</LinkButton>}
      skeleton={
        <PageFrame>
          <SkeletonRows count={8} />
        </PageFrame>
      }
    >
      {(read) => (
        <ForWhoMay asks="tickets.read" isOpen={mayRead}>
          <PageFrame>
            <TicketDeskScreen desk={read} />
          </PageFrame>
        </ForWhoMay>
      )}
    </RecordPage>
  );
}
