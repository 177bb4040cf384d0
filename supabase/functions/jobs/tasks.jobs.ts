import {
  helperDueMail,
  helperLinkMail,
  helperNewsMail,
  sampleHelper,
  type TaskHelperSource,
} from "../_shared/mails/tasks/helping-mails.ts";
import type { MailSample } from "../_shared/mails/sample.ts";
import { calls, sends } from "./job.ts";
import type { AreaWork } from "./jobs.types.ts";

function newsOf(sample: MailSample, news: "said" | "moved"): TaskHelperSource {
  const told = sampleHelper(sample);
  return { ...told, tasks: told.tasks.slice(0, 1), news };
}

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
    task_helper_news: sends<TaskHelperSource>({
      write: helperNewsMail,
      seen: [
        {
          kind: "helper-said",
          title: "Somebody wrote about a helper's task",
          when: "To a helper with an address, ten minutes after somebody else said something about a task of theirs.",
          of: (sample) => newsOf(sample, "said"),
        },
        {
          kind: "helper-moved",
          title: "A helper's task has another time",
          when: "To a helper with an address, ten minutes after a task of theirs was put to another time, unless it was put back.",
          of: (sample) => newsOf(sample, "moved"),
        },
      ],
    }),
  },
  chores: [calls("remind_of_tasks")],
} satisfies AreaWork;
