import type { PermissionWords } from "../account/rights.types.ts";

/** What may be allowed of answers, in words. */
export const permissions = {
  "answers.write": { group: "guests", does: "Take answers and change the form", order: 40 },
} as const satisfies Record<string, PermissionWords>;
