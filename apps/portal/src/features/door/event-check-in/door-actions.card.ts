import type { EventCard } from "../../../event-kit/event/card.types.ts";
import { DoorCard } from "./DoorCard.tsx";

export const card: EventCard = {
  column: "main",
  order: 10,
  Card: DoorCard,
};
