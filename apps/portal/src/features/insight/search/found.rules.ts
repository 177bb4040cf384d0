import type { Found, FoundKind } from "@jubilee/core/insight/own-search.types";
import { href } from "../../../app/routing/href.ts";

/** The kinds of things that can be found, with their names. */
export const foundKinds: readonly { kind: FoundKind; name: string }[] = [
  { kind: "events", name: "Events" },
  { kind: "guests", name: "Guests" },
  { kind: "activities", name: "Activities" },
  { kind: "venues", name: "Venues" },
  { kind: "orders", name: "Orders" },
  { kind: "pages", name: "Pages" },
  { kind: "polls", name: "Polls" },
];

/** Where a thing that was found is opened. */
export function foundAddress(kind: FoundKind, found: Found): string {
  const event = found.eventId ?? "";
  if (kind === "events") return href("events.details", { eventId: found.id });
  if (kind === "guests") return href("people.record", { guestId: found.id });
  if (kind === "activities") return href("activities.details", { activityId: found.id });
  if (kind === "venues") return href("venues.details", { venueId: found.id });
  if (kind === "orders") return `${href("events.details", { eventId: event })}?tab=orders`;
  if (kind === "polls") return href("polls.details", { pollId: found.id });
  return found.page === "campaign"
    ? href("fundraising.campaign", { campaignId: found.id })
    : `${href("events.details", { eventId: event })}?tab=share`;
}
