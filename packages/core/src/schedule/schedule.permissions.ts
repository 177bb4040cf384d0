import type { PermissionWords } from "../account/rights.types.ts";

/** What may be allowed of the schedule, in words. */
export const permissions = {
  "schedule.write": { group: "day", does: "Change the schedule", order: 40 },
} as const satisfies Record<string, PermissionWords>;
