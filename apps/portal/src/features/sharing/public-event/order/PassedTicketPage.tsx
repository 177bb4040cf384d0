import { useRouteParams } from "../../../../app/routing/useRoute.ts";
import { OrderTickets } from "./OrderTickets.tsx";

/** One ticket, by the link of whom it was passed on to. */
export default function PassedTicketPage() {
  const { ticketToken } = useRouteParams("publicEvent.ticket");
  return <OrderTickets token={ticketToken} kind="ticket" />;
}
