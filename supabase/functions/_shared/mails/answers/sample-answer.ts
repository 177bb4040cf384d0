import type { PublicParty } from "@jubilee/core/answers/party.types";
import type { RsvpReceipt } from "@jubilee/core/sharing/public-event.types";
import type { MailSample } from "../sample.ts";
import type { InvitationMailSource, RsvpLinkSource } from "./invitation-mails.ts";
import type { LateAnswerSource, RsvpMailSource } from "./rsvp-mails.ts";

/** What an answer's mail is made from, to look at. */
export function sampleAnswer(
  { to, name, locale, calendar, event, url }: MailSample,
  change: Partial<RsvpReceipt>,
  party?: PublicParty,
): RsvpMailSource {
  return {
    to,
    name,
    locale,
    calendar,
    event,
    receipt: {
      state: "yes",
      partySize: 2,
      note: null,
      name,
      waitlistPosition: null,
      personalToken: "sample",
      canEdit: true,
      ...change,
    },
    url,
    ...(party ? { party } : {}),
  };
}

/** A household of three, each with a code for the door. */
export function sampleParty({ name, others }: MailSample): PublicParty {
  const member = (own: string, index: number) => ({
    id: String(index),
    name: own,
    isChild: false,
    state: "yes" as const,
    meal: null,
    dietary: null,
    pass: `G-FF9C57D${index}`,
    waitlistPosition: null,
  });
  return {
    members: [name, ...others].filter((own) => own !== "").map(member),
    companions: [],
    maxPeople: 4,
    meals: [],
    questions: [],
    activities: [],
    answers: {},
    note: null,
    closes: null,
    canAnswer: true,
    canAsk: false,
    late: null,
    seats: [],
  };
}

export function sampleInvitation(
  { to, name, others, locale, calendar, event, url, words }: MailSample,
  kind: InvitationMailSource["kind"],
): InvitationMailSource {
  return {
    to,
    name,
    locale,
    calendar,
    kind,
    event,
    people: [name, ...others].filter((one) => one !== ""),
    message: kind === "invitation" ? words : null,
    asks: "answers",
    closes: "2027-05-14T22:30:00+00:00",
    url,
    unsubscribeUrl: `${url}?mails=stop`,
  };
}

export function sampleLostLink({
  to,
  name,
  others,
  locale,
  event,
  url,
}: MailSample): RsvpLinkSource {
  const links = [name, ...others.slice(0, 1)]
    .filter((one) => one !== "")
    .map((own) => ({ name: own, url }));
  return { to, name, locale, event, cause: "asked", links };
}

export function sampleLateAnswer(sample: MailSample): LateAnswerSource {
  const { to, name, locale, event, url } = sample;
  const party = sampleParty(sample);
  return { to, name, locale, event, party, askedAt: "2027-06-02T22:30:00+00:00", url };
}
