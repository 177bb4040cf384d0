import type { Audited } from "../platform/audit.types.ts";

/** What this area writes to the log of changes, by topic: each kind with what a sentence calls it. */
export const audited: Audited = {
  guests: {
    guests: "a guest",
    audiences: "an audience",
    event_guests: "a guest of an event",
    guest_imports: "an import of guests",
    households: "a household",
    tags: "a tag",
    event_directories: "who sees whom",
    member_leads: "a message to a member",
  },
};
