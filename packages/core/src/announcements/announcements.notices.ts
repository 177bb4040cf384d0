import type { NoticeSwitch } from "../account/notices.types.ts";
import { textOf } from "../notices/told-words.rules.ts";

/** What colleagues are told of announcements that go to the team. */
export const notices = {
  announcement: {
    title: "Announcements",
    help: "Somebody announced something to the team.",
    usual: "now",
    part: "talk",
    order: 60,
    line: (told) =>
      `${told["isChanged"] === true ? "Corrected" : "Announced to the team"}: “${textOf(told, "subject")}”`,
    page: {
      label: "Read it",
      path: (told) => `announcements/${textOf(told, "announcementId")}`,
    },
  },
} as const satisfies Record<string, NoticeSwitch>;
