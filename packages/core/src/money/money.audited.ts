import type { Audited } from "../platform/audit.types.ts";

/** What this area writes to the log of changes, by topic: each kind with what a sentence calls it. */
export const audited: Audited = {
  money: {
    payments: "a payment",
    refunds: "a refund",
    refund_runs: "a refund of many",
    payouts: "a payout",
    bank_accounts: "a bank account",
  },
};
