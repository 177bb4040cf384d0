import { eventPhase } from "@jubilee/core/events/events.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import type { BehindPlan } from "../../../event-kit/event/behind.types.ts";

const dayMs = 86_400_000;

/** The door is set up from the day before until all is over; other days have nobody to scan. */
export function isDoorNear(event: EventRecord, nowMs: number): boolean {
  const phase = eventPhase(event, nowMs);
  if (phase === "upcoming") return Date.parse(event.startDate) - nowMs <= dayMs;
  return phase === "ongoing";
}

/** Where tickets are on offer they are what is scanned. */
export function doorPlan(sellsTickets: boolean): BehindPlan["needs"] {
  return sellsTickets ? "pro" : "premium";
}
