import type { Audited } from "../platform/audit.types.ts";

/** What this area writes to the log of changes, by topic. */
export const audited: Audited = {
  schedule: [
    "activities",
    "activity_sign_ups",
    "activity_stars",
    "schedule_versions",
    "run_presses",
    "calendar_feeds",
    "guest_calendars",
  ],
};
