import type { EventCard } from "../../../event-kit/event/card.types.ts";
import { RsvpSettings } from "./RsvpSettings.tsx";

export const card: EventCard = {
  column: "main",
  order: 70,
  Card: RsvpSettings,
};
