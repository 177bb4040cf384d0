import { eventPhase, isStillToCome } from "@jubilee/core/events/events.rules";
import type { EventCard } from "../../../event-kit/event/card.types.ts";
import { planCheck } from "../../../event-kit/event/plan-check.rules.ts";
import { InvitationCard, progressRead } from "./InvitationCard.tsx";

export const card: EventCard = {
  column: "main",
  order: 70,
  asks: "guests.write",
  isShown: ({ event }, nowMs) => isStillToCome(eventPhase(event, nowMs)),
  behind: ({ overview }) =>
    overview.event.guestCount > 0 ? null : planCheck(overview.plan, "invitations by e-mail"),
  reads: ({ client, read }, { id }) => read(progressRead(client, id)),
  Card: InvitationCard,
};
