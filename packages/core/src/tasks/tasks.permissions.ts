import type { PermissionWords } from "../account/rights.types.ts";

/** What may be allowed of tasks, in words. */
export const permissions = {
  "tasks.read": { group: "event", does: "See tasks and who does them", order: 46 },
  "tasks.write": {
    group: "event",
    does: "Write tasks, give them to people and move them",
    order: 48,
  },
} as const satisfies Record<string, PermissionWords>;
