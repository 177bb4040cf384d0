import type { Audited } from "../platform/audit.types.ts";

/** What this area writes to the log of changes, by topic: each kind with what a sentence calls it. */
export const audited: Audited = {
  venues: {
    venues: "a venue",
    venue_spaces: "a venue's space",
    venue_bookings: "a booking",
    venue_blackouts: "a venue's closed time",
  },
};
