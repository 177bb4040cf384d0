import type { ArticleHead } from "../../../page-kit/help/help.types.ts";

export const article: ArticleHead = {
  slug: "tasks",
  area: "start",
  title: "Tasks: list and board",
  summary:
    "What is to be done, by whom and until when, told from the event so that it moves along.",
  words:
    "task todo to-do checklist owner assign due deadline priority label board kanban progress waits dependency repeat undo helper link volunteer",
};
