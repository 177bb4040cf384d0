import type { PermissionWords } from "../account/rights.types.ts";

/** What may be allowed of venues and seating, in words. */
export const permissions = {
  "seating.write": { group: "day", does: "Seat people", order: 50 },
  "venues.read": { group: "day", does: "See venues and bookings", order: 60 },
  "venues.write": { group: "day", does: "Change venues, book spaces", order: 70 },
} as const satisfies Record<string, PermissionWords>;
