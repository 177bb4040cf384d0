import type { EventCard } from "../../../event-kit/event/card.types.ts";
import { AskedCard } from "./AskedCard.tsx";

export const card: EventCard = {
  column: "main",
  order: 80,
  isShown: ({ overview: { asks } }) => asks === "answers" || asks === "both",
  Card: AskedCard,
};
