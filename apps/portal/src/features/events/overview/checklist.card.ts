import type { EventCard } from "../../../event-kit/event/card.types.ts";
import { Checklist } from "./Checklist.tsx";

export const card: EventCard = {
  column: "main",
  order: 40,
  Card: Checklist,
};
