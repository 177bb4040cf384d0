import type { Audited } from "../platform/audit.types.ts";

/** What this area writes to the log of changes, by topic: each kind with what a sentence calls it. */
export const audited: Audited = {
  schedule: {
    activities: "an activity",
    activity_sign_ups: "a sign-up",
    activity_stars: "a starred activity",
    schedule_versions: "the published schedule",
    run_presses: "a step of the day",
    calendar_feeds: "a calendar feed",
    guest_calendars: "a guest's calendar",
  },
};
