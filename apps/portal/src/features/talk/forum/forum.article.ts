import type { ArticleHead } from "../../../page-kit/help/help.types.ts";

export const article: ArticleHead = {
  slug: "forum",
  area: "guests",
  title: "The forum",
  summary: "Longer conversations of your team, sorted by topic, that can be found again.",
  words: "forum topic thread post category question answer solved pin lock move moderator follow",
};
