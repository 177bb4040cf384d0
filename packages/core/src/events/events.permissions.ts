import type { PermissionWords } from "../account/rights.types.ts";

/** What may be allowed of events, in words. */
export const permissions = {
  "events.read": { group: "event", does: "Open it", order: 10 },
  "events.write": { group: "event", does: "Publish and change", order: 20 },
  "events.delete": { group: "event", does: "Delete", order: 30 },
} as const satisfies Record<string, PermissionWords>;
