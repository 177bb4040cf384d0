import type { NoticeSwitch } from "../account/notices.types.ts";
import { mailEnglish, mailMoment } from "../base/moments.rules.ts";
import { textOf } from "../notices/told-words.rules.ts";

const moreOf = (more: number) =>
  more === 0 ? "" : more === 1 ? ", and one more of yours" : `, and ${more} more of yours`;

/** What people with an account are told of the day itself. */
export const notices = {
  run_late: {
    title: "Your part of the day is late",
    help: "On the day, what you host starts at another time than planned.",
    usual: "now",
    part: "events",
    order: 52,
    line: (told) =>
      `“${textOf(told, "title")}” is now expected at ${mailMoment(textOf(told, "startAt"), textOf(told, "timeZone"), mailEnglish)}${moreOf(Number(told["more"] ?? 0))}`,
    page: {
      label: "Open the run of show",
      path: (told) => `run-of-show/${textOf(told, "eventId")}`,
    },
  },
} as const satisfies Record<string, NoticeSwitch>;
