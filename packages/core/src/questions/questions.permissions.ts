import type { PermissionWords } from "../account/rights.types.ts";

/** What may be allowed of questions and answers, in words. */
export const permissions = {
  "questions.write": { group: "event", does: "Change questions and answers", order: 85 },
} as const satisfies Record<string, PermissionWords>;
