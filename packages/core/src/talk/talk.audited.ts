import type { Audited } from "../platform/audit.types.ts";

/** What this area writes to the log of changes, by topic: each kind with what a sentence calls it. */
export const audited: Audited = {
  events: {
    event_notices: "a notice on the page",
    threads: "a conversation",
    thread_messages: "a message",
    forum_categories: "a forum category",
    forum_topics: "a forum topic",
    forum_bans: "a ban from the forum",
    forum_rules: "the forum's rules",
    plan_requests: "a request to plan together",
    shared_checklists: "a shared checklist",
  },
};
