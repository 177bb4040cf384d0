import type { ArticleHead } from "../../../page-kit/help/help.types.ts";

export const article: ArticleHead = {
  slug: "polls",
  area: "guests",
  title: "Polls and surveys",
  summary: "Find the date, choose the menu, hear what people thought.",
  words: "poll survey vote date find doodle ranking rating anonymous deadline results question",
};
