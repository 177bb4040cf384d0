import type { Audited } from "../platform/audit.types.ts";

/** What this area writes to the log of changes, by topic. */
export const audited: Audited = {
  events: ["tasks", "task_helpers", "task_limits"],
};
