import type { LinkKind } from "../sharing/links.types.ts";

/** Links of a venue. */
export const venueLinks = {
  shared_venue: { title: "Venue page", path: "/shared-venue/", call: "venue" },
} as const satisfies Record<string, LinkKind>;
