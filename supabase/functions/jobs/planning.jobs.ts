import {
  type PollInvitationSource,
  pollInvitationMail,
  type PollLinkSource,
  pollLinkMail,
} from "../_shared/mails/planning/poll-mails.ts";
import { samplePoll } from "../_shared/mails/planning/sample-poll.ts";
import { calls, sends } from "./job.ts";
import type { AreaWork } from "./jobs.types.ts";

export const planning = {
  jobs: {
    poll_invitation: sends<PollInvitationSource>({
      topic: "invitations",
      write: pollInvitationMail,
      seen: [
        {
          kind: "poll",
          title: "Asked in a poll",
          when: "To each guest with an address, once, when the planner asks them to vote.",
          of: samplePoll,
        },
        {
          kind: "poll-anonymous",
          title: "Asked in an anonymous poll",
          when: "The same where nobody can tell who said what.",
          of: (sample) => ({ ...samplePoll(sample), naming: "anonymous" }),
        },
      ],
    }),
    poll_link: sends<PollLinkSource>({
      write: pollLinkMail,
      seen: [
        {
          kind: "poll-link",
          title: "The way back to a vote",
          when: "To who voted and gave an address for it.",
          of: samplePoll,
        },
      ],
    }),
    poll_invitation_reminder: sends<PollInvitationSource>({
      topic: "invitations",
      write: pollInvitationMail,
      seen: [
        {
          kind: "poll-again",
          title: "Asked in a poll once more",
          when: "To guests who were asked and have not voted, when the planner reminds them: once a day at most.",
          of: (sample) => ({ ...samplePoll(sample), again: true }),
        },
      ],
    }),
  },
  chores: [calls("close_due_polls")],
} satisfies AreaWork;
