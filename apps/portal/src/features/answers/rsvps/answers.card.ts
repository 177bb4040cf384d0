import type { EventCard } from "../../../event-kit/event/card.types.ts";
import { planCheck } from "../../../event-kit/event/plan-check.rules.ts";
import { AnswersCard } from "./AnswersCard.tsx";

export const card: EventCard = {
  column: "main",
  order: 50,
  asks: "guests.read",
  behind: ({ overview }) => {
    const isAnswered = Object.values(overview.event.answers).some((count) => count > 0);
    return isAnswered ? null : planCheck(overview.plan, "answers");
  },
  Card: AnswersCard,
};
