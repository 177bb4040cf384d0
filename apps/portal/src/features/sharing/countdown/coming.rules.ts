import { eventPhase } from "@jubilee/core/events/events.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";

/** What has not ended and still takes place at an instant of the server's clock, the next one first. */
export function comingEvents<Event extends Pick<EventRecord, "status" | "startDate" | "endDate">>(
  events: readonly Event[],
  nowMs: number,
): Event[] {
  return events
    .filter((event) => ["draft", "upcoming", "ongoing"].includes(eventPhase(event, nowMs)))
    .filter(({ endDate }) => Date.parse(endDate) > nowMs)
    .toSorted((a, b) => Date.parse(a.startDate) - Date.parse(b.startDate));
}
