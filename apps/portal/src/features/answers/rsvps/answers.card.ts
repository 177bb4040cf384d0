import type { EventCard } from "../../../event-kit/event/card.types.ts";
import { AnswersCard } from "./AnswersCard.tsx";

export const card: EventCard = {
  column: "main",
  order: 50,
  Card: AnswersCard,
};
