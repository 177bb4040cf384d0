import type { Audited } from "../platform/audit.types.ts";

/** What this area writes to the log of changes, by topic: each kind with what a sentence calls it. */
export const audited: Audited = {
  money: {
    campaigns: "a fundraising campaign",
    donations: "a donation",
    donation_refunds: "a donation's refund",
    giving_plans: "a giving plan",
  },
};
