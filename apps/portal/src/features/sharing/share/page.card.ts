import type { EventCard } from "../../../event-kit/event/card.types.ts";
import { PageCard } from "./PageCard.tsx";

export const card: EventCard = {
  column: "side",
  order: 10,
  asks: "links.read",
  Card: PageCard,
};
