import type { PermissionWords } from "../account/rights.types.ts";

/** What may be allowed of gifts, in words. */
export const permissions = {
  "giving.read": { group: "money", does: "See gifts", order: 70 },
  "giving.write": { group: "money", does: "Run fundraising", order: 80 },
} as const satisfies Record<string, PermissionWords>;
