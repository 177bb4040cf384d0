import { sampleRequest } from "../_shared/mails/site/sample-request.ts";
import {
  supportAnswered,
  supportArrived,
  type SupportMailSource,
  supportReceived,
} from "../_shared/mails/site/support-mails.ts";
import { sends } from "./job.ts";
import type { AreaWork } from "./jobs.types.ts";

const answer = "Yes: open the event, then Guests, and choose Export as CSV in the menu.";
const question = "Can I print the list of those who come, a page for each table?";

export const site = {
  jobs: {
    support_received: sends<SupportMailSource>({
      write: supportReceived,
      seen: [
        {
          kind: "support-received",
          title: "Your message is with us",
          when: "To whoever wrote to the operator. It repeats nothing of what was written.",
          of: (sample) => sampleRequest(sample, ""),
        },
      ],
      readers: "planners",
    }),
    support_answered: sends<SupportMailSource>({
      write: supportAnswered,
      seen: [
        {
          kind: "support-answered",
          title: "The operator’s answer",
          when: "To whoever wrote, with the answer in it.",
          of: (sample) => sampleRequest(sample, answer),
        },
      ],
      readers: "planners",
    }),
    support_arrived: sends<SupportMailSource>({
      write: supportArrived,
      seen: [
        {
          kind: "support-arrived",
          title: "Somebody wrote to the operator",
          when: "To each administrator; a reply goes to the person who wrote.",
          of: (sample) => sampleRequest(sample, question),
        },
      ],
      readers: "planners",
    }),
  },
} satisfies AreaWork;
