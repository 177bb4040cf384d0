import type { PermissionWords } from "../account/rights.types.ts";

/** What may be allowed of the schedule, in words. */
export const permissions = {
  "schedule.write": { group: "day", does: "Change the schedule", order: 40 },
  "schedule.run": { group: "day", does: "Say on the day what is late and done", order: 45 },
} as const satisfies Record<string, PermissionWords>;
