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
import {
  sampleAnswer,
  sampleInvitation,
  sampleLateAnswer,
  sampleLostLink,
  sampleParty,
} from "../_shared/mails/answers/sample-answer.ts";
import { sends } from "./job.ts";
import type { AreaWork } from "./jobs.types.ts";

export const answers = {
  jobs: {
    invitation: sends<InvitationMailSource>({
      topic: "invitations",
      write: invitationMail,
      seen: [
        {
          kind: "invitation",
          title: "An invitation",
          when: "To each party, when the planner invites them; with the planner's own words.",
          of: (sample) => sampleInvitation(sample, "invitation"),
        },
        {
          kind: "reminder",
          title: "A reminder",
          when: "To those who have not answered, when the planner reminds them: once in 20 hours at most.",
          of: (sample) => sampleInvitation(sample, "reminder"),
        },
        {
          kind: "invitation-tickets",
          title: "An invitation to get tickets",
          when: "The same where the event asks for a ticket.",
          of: (sample) => ({
            ...sampleInvitation(sample, "invitation"),
            asks: "tickets",
            people: [sample.name],
          }),
        },
      ],
    }),
    rsvp_confirmation: sends<RsvpMailSource>({
      write: (source, to, setting) => rsvpConfirmation(source, to, setting, "answered"),
      seen: [
        {
          kind: "answer-yes",
          title: "An answer: coming",
          when: "To a guest who gave an e-mail address, after each answer, with a calendar file.",
          of: (sample) => sampleAnswer(sample, { partySize: 3 }, sampleParty(sample)),
        },
        {
          kind: "answer-maybe",
          title: "An answer: maybe",
          when: "The same for a guest who does not know yet.",
          of: (sample) => sampleAnswer(sample, { state: "maybe", partySize: 1 }),
        },
        {
          kind: "answer-no",
          title: "An answer: not coming",
          when: "The same for a guest who cannot come.",
          of: (sample) => sampleAnswer(sample, { state: "no", note: sample.words }),
        },
        {
          kind: "waiting",
          title: "On the waiting list",
          when: "To a guest who answers when every place is taken.",
          of: (sample) => sampleAnswer(sample, { state: "waitlisted", waitlistPosition: 4 }),
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
          of: (sample) => sampleAnswer(sample, {}),
        },
      ],
    }),
    late_answer_declined: sends<LateAnswerSource>({
      write: lateAnswerDeclined,
      seen: [
        {
          kind: "late-answer",
          title: "A late answer was declined",
          when: "To a guest who asked for a change after the deadline, when the hosts decline it.",
          of: sampleLateAnswer,
        },
      ],
    }),
    rsvp_link: sends<RsvpLinkSource>({
      write: rsvpLinkMail,
      seen: [
        {
          kind: "lost-link",
          title: "The way back to an answer",
          when: "To a guest who asks for their link, or replies anew with a name that has replied.",
          of: sampleLostLink,
        },
      ],
    }),
  },
} satisfies AreaWork;
