import type { NoticeSwitch } from "../account/notices.types.ts";
import { textOf, whoOf } from "../notices/told-words.rules.ts";

/** What hosts are told of what guests ask. */
export const notices = {
  question: {
    title: "Questions",
    help: "A guest asks something on an event’s page.",
    usual: "now",
    part: "guests",
    order: 55,
    line: (told) => `${whoOf(told)} asks: “${textOf(told, "question")}”`,
    page: {
      label: "Answer it",
      path: (told) => `event-details/${textOf(told, "eventId")}?tab=questions`,
    },
  },
} as const satisfies Record<string, NoticeSwitch>;
