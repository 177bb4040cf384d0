import type { ArticleHead } from "../../page-kit/help/help.types.ts";

export const article: ArticleHead = {
  slug: "announcements",
  area: "guests",
  title: "Announcements",
  summary: "Tell everybody, or just those it concerns, each in their language.",
  words: "announce tell message news mail late parking moved pinned read language audience",
};
