import type { NoticeSwitch } from "../account/notices.types.ts";
import { textOf } from "../notices/told-words.rules.ts";

const votes = (count: number) =>
  count === 0 ? "nobody voted" : count === 1 ? "one vote" : `${count} votes`;

/** What planners are told of polls. */
export const notices = {
  poll: {
    title: "Polls",
    help: "The time of a poll is over.",
    usual: "now",
    part: "events",
    order: 50,
    line: (told) =>
      `The poll “${textOf(told, "title")}” has closed, ${votes(Number(told["voted"]))}`,
    page: { label: "See the results", path: (told) => `polls/${textOf(told, "pollId")}` },
  },
} as const satisfies Record<string, NoticeSwitch>;
