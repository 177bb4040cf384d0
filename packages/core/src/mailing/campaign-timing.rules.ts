import type { EventRecord } from "../events/events.types.ts";
import { eventTimeWall } from "../base/event-time.rules.ts";
import { counted } from "../base/words.rules.ts";
import type { CampaignTiming } from "./campaigns.types.ts";

/** From what the days are counted, and the most of them; `private.is_campaign_timing` says the same. */
export const timingLimits = {
  start: { least: -365, most: 365 },
  end: { least: 0, most: 365 },
  invitation: { least: 1, most: 60 },
} as const;

type Held = Pick<EventRecord, "startLocal" | "endLocal">;

/**
 * When a timing is by the wall, as the event stands: `2027-05-17T09:00`. Null where each reader has a
 * day of their own, after their invitation.
 */
export function timingWall({ from, days, at }: CampaignTiming, event: Held): string | null {
  if (from === "invitation") return null;
  return eventTimeWall({ kind: "relative", from, days, at }, event);
}

/** A timing in words: "7 days before it begins", "the day it begins", "3 days after an unanswered invitation". */
export function timingWords({ from, days }: CampaignTiming): string {
  const apart = counted(Math.abs(days), "day", "days");
  if (from === "invitation") return `${apart} after an unanswered invitation`;
  const turn = from === "start" ? "begins" : "ends";
  if (days === 0) return `the day it ${turn}`;
  return `${apart} ${days < 0 ? "before" : "after"} it ${turn}`;
}
