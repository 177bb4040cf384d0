import type { EventCard } from "../../../event-kit/event/card.types.ts";
import { TicketSalesCard } from "./TicketSalesCard.tsx";

export const card: EventCard = {
  column: "side",
  order: 10,
  Card: TicketSalesCard,
};
