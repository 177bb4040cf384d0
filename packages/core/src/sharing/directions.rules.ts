import type { PublicEvent } from "./public-event.types.ts";

/** A map search for the place of an event; null when it has none. */
export function directionsAddress(
  event: Pick<PublicEvent, "locationName" | "address">,
): string | null {
  const place = [event.locationName, event.address].filter(Boolean).join(", ");
  if (!place) return null;
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query: place })}`;
}
