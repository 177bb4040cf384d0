import {
  helperDueMail,
  helperLinkMail,
  sampleHelper,
  type TaskHelperSource,
} from "../_shared/mails/tasks/helping-mails.ts";
import { calls, sends } from "./job.ts";
import type { AreaWork } from "./jobs.types.ts";

export const tasks = {
  jobs: {
    task_helper_link: sends<TaskHelperSource>({
      write: helperLinkMail,
      seen: [
        {
          kind: "helper-link",
          title: "The link of a helper",
          when: "To who helps with an event without an account, when a planner makes them their link.",
          of: sampleHelper,
        },
      ],
    }),
    task_helper_due: sends<TaskHelperSource>({
      write: helperDueMail,
      seen: [
        {
          kind: "helper-due",
          title: "A helper's task is due",
          when: "To a helper with an address, the day before one of their tasks is due, and once when its time has passed.",
          of: (sample) => {
            const told = sampleHelper(sample);
            return { ...told, tasks: told.tasks.slice(0, 1) };
          },
        },
      ],
    }),
  },
  chores: [calls("remind_of_tasks")],
} satisfies AreaWork;
