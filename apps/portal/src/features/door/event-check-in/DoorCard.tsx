import type { EventCardProps } from "../../../event-kit/event/card.types.ts";
import { Card } from "@jubilee/ui/card";
import { Link } from "@jubilee/ui/link";
import { useLocation } from "wouter";
import { tabQuery } from "../../../event-kit/event/tabs.rules.ts";
import { DoorActions } from "./DoorActions.tsx";

/** What a host does at the door, from the overview. */
export function DoorCard({ event, overview }: EventCardProps) {
  const [path] = useLocation();
  return (
    <Card
      title="At the door"
      action={
        <Link look="action" href={`${path}${tabQuery("check-in")}`}>
          Check-in
        </Link>
      }
    >
      <DoorActions event={event} sellsTickets={overview.ticketSales.length > 0} />
    </Card>
  );
}
