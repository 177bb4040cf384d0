import type { PermissionWords } from "../account/rights.types.ts";

/** What may be allowed of people, in words. */
export const permissions = {
  "guests.read": { group: "guests", does: "See names and answers", order: 10 },
  "guests.read_contact": { group: "guests", does: "See e-mail and telephone", order: 20 },
  "guests.write": { group: "guests", does: "Add, change, remove", order: 30 },
} as const satisfies Record<string, PermissionWords>;
