import type { PermissionWords } from "./rights.types.ts";

/** What may be allowed of the account, in words. */
export const permissions = {
  "account.manage": { group: "account", does: "Change its name, zone and currency", order: 10 },
  "team.manage": { group: "account", does: "Invite people and give roles", order: 20 },
  "audit.read": { group: "account", does: "Read the log of changes", order: 30 },
} as const satisfies Record<string, PermissionWords>;
