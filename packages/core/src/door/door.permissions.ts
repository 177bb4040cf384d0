import type { PermissionWords } from "../account/rights.types.ts";

/** What may be allowed of the door, in words. */
export const permissions = {
  "check_in.scan": { group: "day", does: "Scan tickets", order: 10 },
  "check_in.read": { group: "day", does: "See who has arrived", order: 20 },
  "check_in.write": { group: "day", does: "Set up gates and devices", order: 30 },
} as const satisfies Record<string, PermissionWords>;
