import type { PermissionWords } from "../account/rights.types.ts";

/** What may be allowed of polls, in words. */
export const permissions = {
  "polls.read": { group: "event", does: "See polls and their results", order: 50 },
  "polls.write": { group: "event", does: "Ask in polls", order: 60 },
} as const satisfies Record<string, PermissionWords>;
