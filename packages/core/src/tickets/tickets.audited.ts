import type { Audited } from "../platform/audit.types.ts";

/** What this area writes to the log of changes, by topic. */
export const audited: Audited = {
  tickets: [
    "ticket_types",
    "ticket_settings",
    "ticket_tiers",
    "capacity_pools",
    "promo_codes",
    "taxes",
    "orders",
    "tickets",
    "waitlist_entries",
  ],
};
