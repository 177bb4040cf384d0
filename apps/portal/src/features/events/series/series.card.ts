import type { EventCard } from "../../../event-kit/event/card.types.ts";
import { SeriesCard } from "./SeriesCard.tsx";

export const card: EventCard = {
  column: "side",
  order: 20,
  Card: SeriesCard,
};
