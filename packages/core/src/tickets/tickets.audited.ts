import type { Audited } from "../platform/audit.types.ts";

/** What this area writes to the log of changes, by topic: each kind with what a sentence calls it. */
export const audited: Audited = {
  tickets: {
    ticket_types: "a ticket type",
    ticket_settings: "the ticket settings",
    ticket_tiers: "a price step",
    capacity_pools: "a shared capacity",
    promo_codes: "a promo code",
    taxes: "a tax",
    orders: "an order",
    tickets: "a ticket",
    waitlist_entries: "a place on the waiting list",
  },
};
