import { eventPhase, isStillToCome } from "@jubilee/core/events/events.rules";
import type { EventCard } from "../../../event-kit/event/card.types.ts";
import { InvitationCard, progressRead } from "./InvitationCard.tsx";

export const card: EventCard = {
  column: "main",
  order: 70,
  isShown: ({ event }, nowMs) => isStillToCome(eventPhase(event, nowMs)),
  reads: ({ client, read }, { id }) => read(progressRead(client, id)),
  Card: InvitationCard,
};
