import type { EventCard } from "../../../event-kit/event/card.types.ts";
import { MoneyCard } from "./MoneyCard.tsx";

export const card: EventCard = {
  column: "main",
  order: 60,
  asks: "money.read",
  isShown: ({ overview }) =>
    overview.ticketSales.length > 0 ||
    Boolean(overview.collectedMinor) ||
    overview.goalMinor !== null,
  Card: MoneyCard,
};
