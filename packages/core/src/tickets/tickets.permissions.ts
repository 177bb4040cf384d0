import type { PermissionWords } from "../account/rights.types.ts";

/** What may be allowed of tickets and what is bought, in words. */
export const permissions = {
  "orders.read": { group: "money", does: "See orders", order: 30 },
  "orders.write": { group: "money", does: "Change orders, give out tickets", order: 40 },
  "tickets.read": { group: "money", does: "See prices and ticket types", order: 50 },
  "tickets.write": { group: "money", does: "Change prices and ticket types", order: 60 },
} as const satisfies Record<string, PermissionWords>;
