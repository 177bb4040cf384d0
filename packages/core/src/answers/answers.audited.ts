import type { Audited } from "../platform/audit.types.ts";

/** What this area writes to the log of changes, by topic. */
export const audited: Audited = {
  events: ["event_questions", "event_meals"],
  guests: ["late_answers"],
};
