import type { MailSample } from "../sample.ts";
import type { PollInvitationSource } from "./poll-mails.ts";

/** What the mails about a poll are made from, to look at. */
export function samplePoll({
  to,
  name,
  locale,
  event,
  words,
  url,
}: MailSample): PollInvitationSource {
  return {
    to,
    name,
    locale,
    event,
    title: event.name,
    note: words,
    naming: "named",
    questions: ["Lake Merrow?", "Boathouse?"],
    again: false,
    closesAt: "2027-04-30T22:30:00+00:00",
    url: url.replace("/invitation/", "/poll/"),
    unsubscribeUrl: `${url}?mails=stop`,
  };
}
