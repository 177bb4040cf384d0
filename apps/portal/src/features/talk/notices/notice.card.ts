import type { EventCard } from "../../../event-kit/event/card.types.ts";
import { NoticeCard } from "./NoticeCard.tsx";

export const card: EventCard = {
  column: "main",
  order: 20,
  Card: NoticeCard,
};
