import { href } from "../../../app/routing/href.ts";

/** Where one goes afterwards: the calendar that was asked from, else the event's page. */
export function placeOfReturn(wanted: string | null, eventId: string): string {
  return wanted?.startsWith(href("calendar.planner")) && !wanted.startsWith("//")
    ? wanted
    : href("events.details", { eventId });
}
