import type { NoticeSwitch } from "../account/notices.types.ts";

/** What planners are told of answers. */
export const notices = {
  answer: {
    title: "New answers",
    help: "Somebody replies or changes a reply.",
    usual: "digest",
    order: 10,
  },
  waitlist: {
    title: "Waiting list",
    help: "Somebody waits for a place.",
    usual: "digest",
    order: 40,
  },
} as const satisfies Record<string, NoticeSwitch>;
