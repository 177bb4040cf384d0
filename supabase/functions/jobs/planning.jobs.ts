import {
  type PollClosingSource,
  pollClosedMail,
  type PollInvitationSource,
  pollInvitationMail,
  type PollLinkSource,
  pollLinkMail,
} from "../_shared/mails/planning/poll-mails.ts";
import { samplePoll } from "../_shared/mails/planning/sample-poll.ts";
import { sampleReader } from "../_shared/mails/sample-event.ts";
import { sends } from "./job.ts";
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
    poll_closing: sends<PollClosingSource>({
      write: pollClosedMail,
      seen: [
        {
          kind: "poll-closed",
          title: "A poll has closed",
          when: "To the planner who made a poll, when its time is over.",
          write: (setting) =>
            pollClosedMail({ ...samplePoll(setting.siteUrl), voted: 61 }, sampleReader, setting),
        },
      ],
    }),
  },
};
