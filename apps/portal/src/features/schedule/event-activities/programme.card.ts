import type { EventCard } from "../../../event-kit/event/card.types.ts";
import { ProgrammeCard } from "./ProgrammeCard.tsx";

export const card: EventCard = {
  column: "main",
  order: 30,
  Card: ProgrammeCard,
};
