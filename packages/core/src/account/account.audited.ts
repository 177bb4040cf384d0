import type { Audited } from "../platform/audit.types.ts";

/** What this area writes to the log of changes, by topic: each kind with what a sentence calls it. */
export const audited: Audited = {
  money: { invoices: "an invoice" },
  account: {
    accounts: "the account",
    account_deletions: "the deletion of the account",
    team_members: "a member of the team",
    team_invitations: "an invitation to the team",
    ownership_offers: "the handing over of the account",
    roles: "a role",
    subscriptions: "the plan",
    plan_billing: "the plan's payment",
    sessions: "a sign-in",
    users: "the sign-in",
  },
};
