import { href } from "../../../../app/routing/href.ts";
import type { GuestPlace } from "../../../../event-kit/guest-page/section.types.ts";
import { LinkButton } from "@jubilee/ui/link-button";
import { Text } from "@jubilee/ui/text";
import { Ticket } from "lucide-react";
import { section, sectionTitle } from "../../../../event-kit/guest-page/Invitation.css.ts";
import { boughtOrder, boughtTicket, boughtTickets } from "./BoughtTickets.css.ts";

const openOrder = (token: string) =>
  `${href("publicEvent.ticketConfirmation")}?jubilee_order=${encodeURIComponent(token)}`;

/** What the party has bought for this event; an order of one's own opens with its codes. */
export default function BoughtTicketsSection({ personal }: GuestPlace) {
  const orders = personal?.invitation.orders ?? [];
  return (
    <section className={section}>
      <h2 className={sectionTitle}>Your tickets</h2>
      {orders.map(({ code, orderToken, tickets }) => (
        <div key={code} className={boughtOrder}>
          <ul className={boughtTickets} aria-label={`Tickets of order ${code}`}>
            {tickets.map(({ id, number, holderName, typeName }) => (
              <li key={id} className={boughtTicket}>
                <Text weight="strong" dir="auto">
                  {holderName}
                </Text>
                <Text tone="muted" dir="auto">
                  {typeName} · {number}
                </Text>
              </li>
            ))}
          </ul>
          {orderToken && (
            <LinkButton href={openOrder(orderToken)} variant="outline" icon={<Ticket />}>
              {tickets.length === 1 ? "Open the ticket" : `Open the ${tickets.length} tickets`}
            </LinkButton>
          )}
        </div>
      ))}
    </section>
  );
}
