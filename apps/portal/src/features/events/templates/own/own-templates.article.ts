import type { ArticleHead } from "../../../../page-kit/help/help.types.ts";

export const article: ArticleHead = {
  slug: "own-templates",
  area: "start",
  title: "Templates of your own",
  summary: "Keep an event for the next one, share it, and add parts of a template to an event.",
  words: "template blueprint save reuse copy share parts checklist own advanced",
};
