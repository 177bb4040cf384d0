import { queryOfMove } from "@jubilee/core/events/event-moves.rules";
import { href } from "../../../app/routing/href.ts";

/** Where one goes afterwards: the calendar that was asked from, else the event's page. */
export function placeOfReturn(wanted: string | null, eventId: string): string {
  return wanted?.startsWith(href("calendar.planner")) && !wanted.startsWith("//")
    ? wanted
    : href("events.details", { eventId });
}

/** The address of a move with its goal; where one goes afterwards stays in it. */
export function placeOfMove(
  eventId: string,
  wanted: Readonly<Record<string, unknown>>,
  query: URLSearchParams,
): string {
  const words = new URLSearchParams(queryOfMove(wanted));
  const back = query.get("back");
  if (back !== null) words.set("back", back);
  return `${href("events.move", { eventId })}?${words.toString()}`;
}
