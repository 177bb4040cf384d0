import type { EventCard } from "../../../event-kit/event/card.types.ts";
import { planCheck } from "../../../event-kit/event/plan-check.rules.ts";
import { DoorCard } from "./DoorCard.tsx";
import { doorPlan, isDoorNear } from "./door.rules.ts";

export const card: EventCard = {
  column: "main",
  order: 10,
  asks: "check_in.scan",
  isShown: ({ event }, nowMs) => isDoorNear(event, nowMs),
  behind: ({ overview }) =>
    planCheck(overview.plan, "check-in at the door", doorPlan(overview.ticketSales.length > 0)),
  Card: DoorCard,
};
