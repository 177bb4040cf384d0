import type { PermissionWords } from "../account/rights.types.ts";

/** What may be allowed of announcements, in words. */
export const permissions = {
  "announcements.read": { group: "event", does: "Read announcements", order: 38 },
} as const satisfies Record<string, PermissionWords>;
