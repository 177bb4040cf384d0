import {
  type ScheduleCause,
  scheduleMail,
  type ScheduleMailSource,
} from "../_shared/mails/schedule/schedule-mails.ts";
import { calls, sends } from "./job.ts";
import type { AreaWork } from "./jobs.types.ts";

export const schedule: AreaWork = {
  jobs: {
    schedule_signed_up: place("signed_up"),
    schedule_place: place("promoted"),
    schedule_changed: place("changed"),
  },
  // Moves lines of activities on where it could not be done at once.
  chores: [calls("fill_activities")],
};

function place(cause: ScheduleCause) {
  return sends<ScheduleMailSource>({
    write: (source, to, setting) => scheduleMail(source, to, setting, cause),
    seen: { reason: "The event of the samples has no activities." },
  });
}
