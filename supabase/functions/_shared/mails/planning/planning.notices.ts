import { textOf } from "../../fields.ts";
import type { NoticeMail } from "../talk/notices.types.ts";

const votes = (count: number) =>
  count === 0 ? "nobody voted" : count === 1 ? "one vote" : `${count} votes`;

/** How planners are told of polls. */
export const notices = {
  poll: {
    line: (told) =>
      `The poll “${textOf(told, "title")}” has closed, ${votes(Number(told["voted"]))}`,
    page: { label: "See the results", path: (told) => `polls/${textOf(told, "pollId")}` },
  },
} as const satisfies Record<string, NoticeMail>;
