import { eventPhase, isStillToCome } from "@jubilee/core/events/events.rules";
import type { EventCard } from "../../../event-kit/event/card.types.ts";
import { InvitationCard } from "./InvitationCard.tsx";

export const card: EventCard = {
  column: "main",
  order: 60,
  isShown: ({ event }, nowMs) => isStillToCome(eventPhase(event, nowMs)),
  Card: InvitationCard,
};
