import type { Audited } from "../platform/audit.types.ts";

/** What this area writes to the log of changes, by topic. */
export const audited: Audited = {
  events: [
    "event_notices",
    "threads",
    "thread_messages",
    "forum_categories",
    "forum_topics",
    "forum_bans",
    "forum_rules",
    "plan_requests",
    "shared_checklists",
  ],
};
