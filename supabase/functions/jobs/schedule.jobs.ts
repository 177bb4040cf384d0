import { sampleChanges, sampleSchedule } from "../_shared/mails/schedule/sample-schedule.ts";
import { scheduleMail, type ScheduleMailSource } from "../_shared/mails/schedule/schedule-mails.ts";
import { calls, sends } from "./job.ts";
import type { AreaWork } from "./jobs.types.ts";

export const schedule = {
  jobs: {
    schedule_signed_up: sends<ScheduleMailSource>({
      write: (source, to, setting) => scheduleMail(source, to, setting, "signed_up"),
      seen: [
        {
          kind: "activity-place",
          title: "A place in an activity",
          when: "To a guest who signed up for an activity.",
          of: (sample) => sampleSchedule(sample, "going"),
        },
        {
          kind: "activity-waiting",
          title: "In line for an activity",
          when: "The same where every place is taken.",
          of: (sample) => sampleSchedule(sample, "waiting"),
        },
      ],
    }),
    schedule_place: sends<ScheduleMailSource>({
      write: (source, to, setting) => scheduleMail(source, to, setting, "promoted"),
      seen: [
        {
          kind: "activity-promoted",
          title: "A place in an activity came free",
          when: "To the first in line who fits.",
          of: (sample) => sampleSchedule(sample, "going"),
        },
      ],
    }),
    schedule_changed: sends<ScheduleMailSource>({
      topic: "changes",
      write: (source, to, setting) => scheduleMail(source, to, setting, "changed"),
      seen: [
        {
          kind: "schedule-changed",
          title: "The schedule has changed",
          when: "To everybody who signed up for what changed, when the planner releases a version.",
          of: sampleChanges,
        },
      ],
    }),
  },
  // Moves lines of activities on where it could not be done at once.
  chores: [calls("fill_activities")],
} satisfies AreaWork;
