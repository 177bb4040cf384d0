import type { EventCard } from "../../../event-kit/event/card.types.ts";
import { LatestActivityCard } from "./LatestActivityCard.tsx";

export const card: EventCard = {
  column: "side",
  order: 30,
  Card: LatestActivityCard,
};
