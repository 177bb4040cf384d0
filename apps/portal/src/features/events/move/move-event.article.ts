import type { ArticleHead } from "../../../page-kit/help/help.types.ts";

export const article: ArticleHead = {
  slug: "move-event",
  area: "start",
  title: "Moving an event",
  summary:
    "Another day, another hour, another place: what goes along, what stays, and the way back.",
  words: "postpone reschedule date change move day time zone place venue undo shift tasks bookings",
};
