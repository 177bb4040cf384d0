import type { NoticeSwitch } from "../account/notices.types.ts";
import { textOf } from "../notices/told-words.rules.ts";

/** What planners are told of campaigns. */
export const notices = {
  campaign: {
    title: "Campaigns that stop",
    help: "A campaign stops by itself: too many mails came back, or it was reported as unwanted.",
    usual: "now",
    order: 90,
    line: (told) =>
      `“${textOf(told, "title")}” stopped by itself: ${
        textOf(told, "why") === "complaints"
          ? "it was reported as unwanted"
          : "too many mails came back"
      }`,
    page: {
      label: "Look at it",
      path: (told) => `email-marketing/${textOf(told, "campaignId")}`,
    },
  },
} as const satisfies Record<string, NoticeSwitch>;
