import type { ArticleHead } from "../../../page-kit/help/help.types.ts";

export const article: ArticleHead = {
  slug: "countdown",
  area: "share",
  title: "Countdown",
  summary: "The days until it begins, right in every time zone.",
  words: "countdown days left timer clock",
};
