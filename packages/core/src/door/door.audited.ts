import type { Audited } from "../platform/audit.types.ts";

/** What this area writes to the log of changes, by topic. */
export const audited: Audited = {
  tickets: ["check_in_lists", "check_in_links", "check_ins"],
};
