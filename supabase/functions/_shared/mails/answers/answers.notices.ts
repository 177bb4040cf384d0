import { textOf } from "../../fields.ts";
import { partyOf, whoOf } from "../talk/notice-words.ts";
import type { NoticeMail } from "../talk/notices.types.ts";

const saying: Readonly<Record<string, string>> = {
  yes: "is coming",
  maybe: "may come",
  no: "cannot come",
};

/** How planners are told of answers. */
export const notices = {
  answer: {
    line: (told) =>
      `${whoOf(told)} ${saying[textOf(told, "answer")] ?? "answered"}${partyOf(told)}`,
  },
  waitlist: { line: (told) => `${whoOf(told)} joined the waiting list${partyOf(told)}` },
} as const satisfies Record<string, NoticeMail>;
