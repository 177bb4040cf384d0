import type { PermissionWords } from "../account/rights.types.ts";

/** What may be allowed of links and showcases, in words. */
export const permissions = {
  "links.read": { group: "event", does: "See which links are out", order: 90 },
  "links.write": { group: "event", does: "Make links, take them back", order: 100 },
  "showcases.read": { group: "account", does: "See showcases", order: 40 },
  "showcases.write": { group: "account", does: "Make showcases", order: 50 },
} as const satisfies Record<string, PermissionWords>;
