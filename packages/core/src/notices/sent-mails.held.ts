import { joined } from "../base/words.rules.ts";
import type { HeldByArea } from "../people/held.types.ts";
import type { MailState } from "./mails.types.ts";

type Stop = "hard_bounce" | "complaint" | "manual" | "unsubscribed";
type Topic = "service" | "changes" | "invitations" | "announcements" | "campaigns" | "messages";

declare module "../people/held.types.ts" {
  interface HeldCopy {
    sentMails: {
      title: string;
      topics: Readonly<Record<Topic, string>>;
      states: Readonly<Record<MailState, string>>;
      stop: string;
      stops: Readonly<Record<Stop, string>>;
    };
  }
}

/** Every mail that went to somebody, and what became of it. */
export const held: HeldByArea<"sentMails"> = {
  name: "sentMails",
  order: 72,
  copy: {
    title: "What became of mails to you",
    topics: {
      service: "About what you did",
      changes: "A change of plans",
      invitations: "Invitation",
      announcements: "Announcement",
      campaigns: "Newsletter",
      messages: "Messages wait for you",
    },
    states: {
      queued: "queued",
      sent: "sent",
      delivered: "delivered",
      bounced: "came back",
      complained: "reported as unwanted",
      dropped: "not sent",
    },
    stop: "No mails go to you",
    stops: {
      hard_bounce: "your address did not take one",
      complaint: "you reported one as unwanted",
      manual: "the hosts decided so",
      unsubscribed: "you wanted none",
    },
  },
  facts({ sentMails, mailStop }, { topics, states, stop, stops }, { day }) {
    const about: Readonly<Record<string, string>> = topics;
    const said: Readonly<Record<string, string>> = states;
    const reasons: Readonly<Record<string, string>> = stops;
    return [
      ...(mailStop === null ? [] : [{ term: stop, detail: reasons[mailStop] ?? mailStop }]),
      ...sentMails.map(({ topic, status, at }) => ({
        term: about[topic] ?? topics.service,
        detail: joined([said[status] ?? status, day(at)]),
      })),
    ];
  },
};
