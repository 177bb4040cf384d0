import { createTicketDeskApi } from "@jubilee/core/tickets/ticket-desk.api";
import { LinkButton } from "@jubilee/ui/link-button";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { href } from "../../../app/routing/href.ts";
import { useRouteParams } from "../../../app/routing/useRoute.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { RecordPage } from "../../../page-kit/data/RecordPage.tsx";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { keys } from "../data/keys.ts";
import { TicketDeskScreen } from "./TicketDeskScreen.tsx";

/** Everything about one event's tickets besides its orders. */
export default function EventTicketsPage() {
  const { eventId } = useRouteParams("tickets.event");
  const api = useApi(createTicketDeskApi);
  const desk = useRead(keys.desk(eventId), () => api.open(eventId));
  return (
    <RecordPage
      of={desk}
      noun="event"
      all={<LinkButton href={href("tickets.manage")}>All tickets</LinkButton>}
      skeleton={
        <PageFrame>
          <SkeletonRows count={8} />
        </PageFrame>
      }
    >
      {(read) => (
        <PageFrame>
          <TicketDeskScreen desk={read} />
        </PageFrame>
      )}
    </RecordPage>
  );
}
