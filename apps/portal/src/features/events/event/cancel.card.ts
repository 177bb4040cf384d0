import type { EventCard } from "../../../event-kit/event/card.types.ts";
import { CancelCard } from "./CancelCard.tsx";

export const card: EventCard = {
  column: "side",
  order: 40,
  isShown: ({ event }) => event.status !== "draft",
  Card: CancelCard,
};
