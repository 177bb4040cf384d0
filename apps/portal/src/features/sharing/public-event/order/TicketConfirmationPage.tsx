import { EmptyState } from "@jubilee/ui/empty-state";
import { useSearchParams } from "wouter";
import { alone } from "../../../../event-kit/guest-page/Invitation.css.ts";
import { OrderTickets } from "./OrderTickets.tsx";

/** All tickets of an order on one page. */
export default function TicketConfirmationPage() {
  const [query] = useSearchParams();
  const token = query.get("order") ?? query.get("jubilee_order");
  if (token) return <OrderTickets token={token} />;
  return (
    <div className={alone}>
      <EmptyState drawing="tickets" level={1} title="No order is named in this address">
        Open the link in the mail that came with your tickets.
      </EmptyState>
    </div>
  );
}
