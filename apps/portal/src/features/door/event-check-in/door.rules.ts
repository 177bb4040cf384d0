import { shortMoment } from "@jubilee/core/base/moments.rules";
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

/** Somebody can still come in: what is a draft, cancelled or over has nobody to scan. */
export function hasDoorAhead(event: EventRecord, nowMs: number): boolean {
  return ["upcoming", "ongoing"].includes(eventPhase(event, nowMs));
}

/** Until when a steward's link works, on one line: on the event's clock, and whose that is. */
export function worksUntil(instant: string, timeZone: string, locale: string): string {
  return `Until ${shortMoment(instant, timeZone, locale)}`;
}

/** Where tickets are on offer they are what is scanned. */
export function doorPlan(sellsTickets: boolean): BehindPlan["needs"] {
  return sellsTickets ? "pro" : "premium";
}
