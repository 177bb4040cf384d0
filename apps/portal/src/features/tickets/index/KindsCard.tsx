import type { TicketEventLine } from "@jubilee/core/tickets/ticket-desk.types";
import { Card } from "@jubilee/ui/card";
import { Link } from "@jubilee/ui/link";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { useOverview } from "../../../event-kit/data/useOverview.ts";
import { TicketSales } from "../../../event-kit/TicketSales.tsx";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { soonestSelling, ticketsTabHref } from "./ticketIndex.rules.ts";

interface KindsCardProps {
  /** Those that sell. */
  events: readonly TicketEventLine[];
  nowMs: number;
}

/** The kinds of ticket of the event that comes next, each with how much of it is gone. */
export function KindsCard({ events, nowMs }: KindsCardProps) {
  const event = soonestSelling(events, nowMs);
  return event && <Kinds event={event} />;
}

function Kinds({ event }: { event: TicketEventLine }) {
  const locale = useLocale();
  const { data } = useOverview(event.id);
  return (
    <Card
      title={<bdi>{event.name}</bdi>}
      action={
        <Link look="action" href={ticketsTabHref(event.id)} aria-label={`Tickets of ${event.name}`}>
          Tickets
        </Link>
      }
    >
      {data ? (
        <TicketSales sales={data.ticketSales} currency={event.currency} locale={locale} />
      ) : (
        <SkeletonRows count={4} />
      )}
    </Card>
  );
}
