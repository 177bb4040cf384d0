import type { PermissionWords } from "../account/rights.types.ts";

/** What may be allowed of photos and sponsors, in words. */
export const permissions = {
  "photos.write": { group: "event", does: "Change photos", order: 70 },
  "sponsors.write": { group: "event", does: "Change sponsors", order: 80 },
} as const satisfies Record<string, PermissionWords>;
