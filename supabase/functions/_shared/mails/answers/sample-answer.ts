import type { RsvpReceipt } from "@jubilee/core/sharing/public-event.types";
import { sampleCalendar, sampleEvent } from "../sample-event.ts";
import type { RsvpMailSource } from "./rsvp-mails.ts";

/** What an answer's mail is made from, for the preview. */
export function sampleAnswer(siteUrl: string, change: Partial<RsvpReceipt>): RsvpMailSource {
  return {
    to: "sofia@post.example",
    name: "Sofia Brandt",
    locale: sampleEvent.locale,
    calendar: sampleCalendar(siteUrl),
    event: sampleEvent,
    receipt: {
      state: "yes",
      partySize: 2,
      note: null,
      name: "Sofia Brandt",
      waitlistPosition: null,
      personalToken: "sample",
      canEdit: true,
      ...change,
    },
    url: `${siteUrl}/reunion-demo`,
  };
}
