import type { NoticeSwitch } from "../account/notices.types.ts";
import { textOf } from "../notices/told-words.rules.ts";

const reasons: Readonly<Record<string, string>> = {
  bounces: "too many mails came back",
  complaints: "it was reported as unwanted",
  passed: "its time had passed when the event was moved",
};

/** What planners are told of campaigns. */
export const notices = {
  campaign: {
    title: "Campaigns that stop",
    help: "A campaign stops by itself: too many mails came back, it was reported as unwanted, or its time passed when the event moved.",
    usual: "now",
    part: "account",
    order: 90,
    line: (told) =>
      `“${textOf(told, "title")}” stopped by itself: ${reasons[textOf(told, "why")] ?? reasons["bounces"]}`,
    page: {
      label: "Look at it",
      path: (told) => `email-marketing/${textOf(told, "campaignId")}`,
    },
  },
  sender_domain: {
    title: "Your sender’s domain",
    help: "A record of the domain that your campaigns come from is gone or changed.",
    usual: "now",
    part: "account",
    order: 92,
    line: (told) =>
      `The records of ${textOf(told, "domain")} are not right any more: your campaigns go from the product’s address until they are`,
    page: { label: "See what is missing", path: () => "sender-address" },
  },
} as const satisfies Record<string, NoticeSwitch>;
