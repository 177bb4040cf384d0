import type { RsvpReceipt } from "@jubilee/core/sharing/public-event.types";
import {
  invitationMail,
  type InvitationMailSource,
  rsvpLinkMail,
  type RsvpLinkSource,
} from "../_shared/mails/answers/invitation-mails.ts";
import {
  lateAnswerDeclined,
  type LateAnswerSource,
  rsvpConfirmation,
  type RsvpMailSource,
} from "../_shared/mails/answers/rsvp-mails.ts";
import { sampleAnswer } from "../_shared/mails/answers/sample-answer.ts";
import { sampleReader } from "../_shared/mails/sample-event.ts";
import { sends } from "./job.ts";
import type { AreaWork, MailPreview } from "./jobs.types.ts";

type Cause = Parameters<typeof rsvpConfirmation>[3];

export const answers: AreaWork = {
  jobs: {
    rsvp_confirmation: sends<RsvpMailSource>({
      write: (source, to, setting) => rsvpConfirmation(source, to, setting, "answered"),
      seen: [
        {
          kind: "answer-yes",
          title: "An answer: coming",
          when: "To a guest who gave an e-mail address, after each answer, with a calendar file.",
          write: written("answered", {}),
        },
        {
          kind: "answer-no",
          title: "An answer: not coming",
          when: "The same for a guest who cannot come.",
          write: written("answered", { state: "no", note: "Dance one for me." }),
        },
        {
          kind: "waiting",
          title: "On the waiting list",
          when: "To a guest who answers when every place is taken.",
          write: written("answered", { state: "waitlisted", waitlistPosition: 4 }),
        },
      ],
    }),
    rsvp_promoted: sends<RsvpMailSource>({
      write: (source, to, setting) => rsvpConfirmation(source, to, setting, "promoted"),
      seen: [
        {
          kind: "promoted",
          title: "A place came free",
          when: "To the first of the waiting list who fits, when somebody steps back.",
          write: written("promoted", {}),
        },
      ],
    }),
    late_answer_declined: sends<LateAnswerSource>({
      write: lateAnswerDeclined,
      seen: { reason: "It repeats the answer that counts, as the answers' mails do." },
    }),
    rsvp_link: sends<RsvpLinkSource>({
      write: rsvpLinkMail,
      seen: { reason: "One link in one sentence, on the guest's own request." },
    }),
    invitation: sends<InvitationMailSource>({
      write: invitationMail,
      seen: { reason: "Its planner sees it before it goes out, with the real event in it." },
    }),
  },
};

/** How the mail of an answer is written with a sample in it. */
function written(cause: Cause, receipt: Partial<RsvpReceipt>): MailPreview["write"] {
  return (setting) =>
    rsvpConfirmation(sampleAnswer(setting.siteUrl, receipt), sampleReader, setting, cause);
}
