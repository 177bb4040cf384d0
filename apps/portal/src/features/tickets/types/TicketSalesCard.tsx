import { Card } from "@jubilee/ui/card";
import { Link } from "@jubilee/ui/link";
import { Text } from "@jubilee/ui/text";
import { useLocation } from "wouter";
import type { EventCardProps } from "../../../event-kit/event/card.types.ts";
import { tabQuery } from "../../../event-kit/event/tabs.rules.ts";
import { TicketSales } from "../../../event-kit/TicketSales.tsx";
import { useLocale } from "../../../page-kit/useLocale.ts";

/** What is sold of each kind of ticket. */
export function TicketSalesCard({ overview }: EventCardProps) {
  const locale = useLocale();
  const [path] = useLocation();
  const { asks, event, ticketSales } = overview;
  const takesAnswers = asks === "answers" || asks === "both";
  return (
    <Card
      title="Ticket sales"
      action={
        <Link look="action" href={`${path}${tabQuery("tickets")}`}>
          Tickets
        </Link>
      }
    >
      {ticketSales.length > 0 ? (
        <TicketSales sales={ticketSales} currency={event.currency} locale={locale} />
      ) : (
        <Text tone="muted">
          {takesAnswers ? "No tickets are offered. Answering is free." : "No tickets are offered."}
        </Text>
      )}
    </Card>
  );
}
