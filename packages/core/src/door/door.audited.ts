import type { Audited } from "../platform/audit.types.ts";

/** What this area writes to the log of changes, by topic: each kind with what a sentence calls it. */
export const audited: Audited = {
  tickets: {
    check_in_lists: "a check-in list",
    check_in_links: "a steward's link",
    check_ins: "a check-in",
  },
};
