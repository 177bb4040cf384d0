import type { NoticeEnd } from "@jubilee/core/notices/notices.types";
import { jsx } from "react/jsx-runtime";
import type { GuestPage, PageParts, Part } from "../../page.types.ts";
import { NoticeMailsPage } from "./NoticeMailsPage.tsx";
import { noticeMailsWords } from "./words/all.ts";

function draw(place: Part<NoticeEnd>): PageParts {
  const own = noticeMailsWords[place.reader.lang];
  return { title: own.title, head: "", colours: "", body: jsx(NoticeMailsPage, { ...place, own }) };
}

/**
 * Where the link of a notice mail leads, and what its mail program posts to: ends what the mail told
 * of, or its kinds, for the person it went to, without a sign-in; and takes that back.
 */
export const page: GuestPage<NoticeEnd> = {
  paths: ["/notice-mails/:token"],
  opens: "notice-mails",
  isOwn: true,
  localeOf: ({ locale }) => locale,
  forms: {
    mails: {
      call: "notice-mails",
      fields: ["wantsMail"],
      read: ({ wantsMail }) => ({ wantsMail: wantsMail === "yes" }),
    },
  },
  draw,
};
