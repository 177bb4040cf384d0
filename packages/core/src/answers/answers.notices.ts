import type { NoticeSwitch } from "../account/notices.types.ts";
import { partyOf, textOf, whoOf } from "../notices/told-words.rules.ts";

const saying: Readonly<Record<string, string>> = {
  yes: "is coming",
  maybe: "may come",
  no: "cannot come",
};

/** What planners are told of answers. */
export const notices = {
  answer: {
    title: "New answers",
    help: "Somebody replies or changes a reply.",
    usual: "digest",
    part: "guests",
    order: 10,
    line: (told) =>
      `${whoOf(told)} ${saying[textOf(told, "answer")] ?? "answered"}${partyOf(told)}`,
  },
  waitlist: {
    title: "Waiting list",
    help: "Somebody waits for a place.",
    usual: "digest",
    part: "guests",
    order: 40,
    line: (told) => `${whoOf(told)} joined the waiting list${partyOf(told)}`,
  },
} as const satisfies Record<string, NoticeSwitch>;
