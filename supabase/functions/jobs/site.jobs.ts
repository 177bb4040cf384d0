import { sampleReader } from "../_shared/mails/sample-event.ts";
import { sampleRequest } from "../_shared/mails/site/sample-request.ts";
import {
  supportAnswered,
  supportArrived,
  type SupportMailSource,
  supportReceived,
} from "../_shared/mails/site/support-mails.ts";
import { sends } from "./job.ts";
import type { AreaWork } from "./jobs.types.ts";

const sampleText = "Yes: open the event, then Guests, and choose Export as CSV in the menu.";

export const site: AreaWork = {
  jobs: {
    support_received: sends<SupportMailSource>({
      write: supportReceived,
      seen: [
        {
          kind: "support-received",
          title: "Your message is with us",
          when: "To whoever wrote to the operator. It repeats nothing of what was written.",
          write: (setting) => supportReceived(sampleRequest(""), sampleReader, setting),
        },
      ],
    }),
    support_answered: sends<SupportMailSource>({
      write: supportAnswered,
      seen: [
        {
          kind: "support-answered",
          title: "The operator’s answer",
          when: "To whoever wrote, with the answer in it.",
          write: (setting) => supportAnswered(sampleRequest(sampleText), sampleReader, setting),
        },
      ],
    }),
    support_arrived: sends<SupportMailSource>({
      write: supportArrived,
      seen: { reason: "Administrators alone get it." },
    }),
  },
};
