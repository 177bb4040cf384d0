import type { Audited } from "../platform/audit.types.ts";

/** What this area writes to the log of changes, by topic. */
export const audited: Audited = {
  money: ["invoices"],
  account: [
    "accounts",
    "account_deletions",
    "team_members",
    "team_invitations",
    "ownership_offers",
    "roles",
    "subscriptions",
    "plan_billing",
    "sessions",
    "users",
  ],
};
