import { href } from "../app/routing/href.ts";

/** Where an order is looked into: opened beside its event's list. */
export function orderPlace(eventId: string, orderId: string): string {
  return `${href("events.details", { eventId })}?tab=orders&order=${orderId}`;
}
