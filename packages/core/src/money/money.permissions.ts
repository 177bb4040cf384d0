import type { PermissionWords } from "../account/rights.types.ts";

/** What may be allowed of money, in words. */
export const permissions = {
  "money.read": { group: "money", does: "See sums and payouts", order: 10 },
  "money.refund": { group: "money", does: "Pay back", order: 20 },
} as const satisfies Record<string, PermissionWords>;
