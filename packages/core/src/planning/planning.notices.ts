import type { NoticeSwitch } from "../account/notices.types.ts";

/** What planners are told of polls. */
export const notices = {
  poll: {
    title: "Polls",
    help: "The time of a poll is over.",
    usual: "now",
    order: 50,
  },
} as const satisfies Record<string, NoticeSwitch>;
