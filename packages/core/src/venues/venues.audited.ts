import type { Audited } from "../platform/audit.types.ts";

/** What this area writes to the log of changes, by topic. */
export const audited: Audited = {
  venues: ["venues", "venue_spaces", "venue_bookings", "venue_blackouts"],
};
