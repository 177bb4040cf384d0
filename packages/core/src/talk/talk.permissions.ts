import type { PermissionWords } from "../account/rights.types.ts";

/** What may be allowed of messages, in words. */
export const permissions = {
  "messages.read": { group: "event", does: "Read conversations", order: 36 },
  "messages.send": { group: "event", does: "Send to all", order: 40 },
  "messages.moderate": {
    group: "event",
    does: "Hide messages and stop people from writing",
    order: 44,
  },
  "network.use": { group: "account", does: "Share checklists with other planners", order: 60 },
} as const satisfies Record<string, PermissionWords>;
