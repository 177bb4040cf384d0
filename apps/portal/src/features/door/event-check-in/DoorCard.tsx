import type { EventCardProps } from "../../../event-kit/event/card.types.ts";
import { DoorActions } from "./DoorActions.tsx";

/** What a host does at the door, from the overview. */
export function DoorCard({ event, overview }: EventCardProps) {
  return <DoorActions event={event} sellsTickets={overview.ticketSales.length > 0} />;
}
