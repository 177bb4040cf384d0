import type { ArticleHead } from "../../../page-kit/help/help.types.ts";

export const article: ArticleHead = {
  slug: "timeline",
  area: "start",
  title: "The timeline",
  summary:
    "Tasks over their days: what waits for what, what decides the end, and what a move pushes.",
  words:
    "gantt bars dependencies critical chain drag move push days weeks months print schedule tasks",
};
