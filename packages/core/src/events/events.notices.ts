import type { NoticeSwitch } from "../account/notices.types.ts";
import { textOf, whoOf } from "../notices/told-words.rules.ts";

/** What planners are told of an event itself. */
export const notices = {
  event_moved: {
    title: "Events that move",
    help: "Somebody of your team moved an event to another time or place, or took that back.",
    usual: "now",
    part: "events",
    order: 5,
    line: (told) =>
      told["undone"] === true
        ? `${whoOf(told)} moved “${textOf(told, "event")}” back to where it was`
        : told["isPlace"] === true
          ? `${whoOf(told)} moved “${textOf(told, "event")}” to another place`
          : `${whoOf(told)} moved “${textOf(told, "event")}” to another time`,
  },
} as const satisfies Record<string, NoticeSwitch>;
