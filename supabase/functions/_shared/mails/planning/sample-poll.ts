import { sampleEvent, sampleReader } from "../sample-event.ts";
import type { PollInvitationSource } from "./poll-mails.ts";

/** What the mails about a poll are made from, for the preview. */
export function samplePoll(siteUrl: string): PollInvitationSource {
  return {
    to: sampleReader,
    name: "Sofia Brandt",
    locale: sampleEvent.locale,
    event: sampleEvent,
    title: "Which weekend for the reunion picnic?",
    note: "We need the slip for four hours, whatever the weather.",
    naming: "named",
    again: false,
    closesAt: "2027-04-30T22:00:00+00:00",
    url: `${siteUrl}/reunion-demo`,
  };
}
