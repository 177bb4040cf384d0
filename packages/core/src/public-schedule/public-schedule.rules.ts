import type { ScheduleChangeKind } from "../activities/activities.types.ts";

/** What happened to an activity from one version of the schedule to the next, in words. */
export const scheduleChangeWords: Readonly<Record<ScheduleChangeKind, string>> = {
  added: "New",
  removed: "Removed",
  cancelled: "Cancelled",
  reopened: "Takes place after all",
  moved: "New time",
  room: "New room",
  host: "New host",
  title: "New title",
  details: "Details",
};
