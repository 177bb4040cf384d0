import {
  type PollInvitationSource,
  pollInvitationMail,
  type PollLinkSource,
  pollLinkMail,
} from "../_shared/mails/planning/poll-mails.ts";
import { samplePoll } from "../_shared/mails/planning/sample-poll.ts";
import { sampleReader } from "../_shared/mails/sample-event.ts";
import { calls, sends } from "./job.ts";
import type { AreaWork } from "./jobs.types.ts";

export const planning: AreaWork = {
  jobs: {
    poll_invitation: sends<PollInvitationSource>({
      write: pollInvitationMail,
      seen: [
        {
          kind: "poll",
          title: "Asked in a poll",
          when: "To each guest with an address, once, when the planner asks them to vote.",
          write: (setting) =>
            pollInvitationMail(samplePoll(setting.siteUrl), sampleReader, setting),
        },
      ],
    }),
    poll_link: sends<PollLinkSource>({
      write: pollLinkMail,
      seen: { reason: "One link in one sentence, on the voter's own request." },
    }),
    poll_invitation_reminder: sends<PollInvitationSource>({
      write: pollInvitationMail,
      seen: [
        {
          kind: "poll-again",
          title: "Asked in a poll once more",
          when: "To guests who were asked and have not voted, when the planner reminds them: once a day at most.",
          write: (setting) =>
            pollInvitationMail(
              { ...samplePoll(setting.siteUrl), again: true },
              sampleReader,
              setting,
            ),
        },
      ],
    }),
  },
  chores: [calls("close_due_polls")],
};
