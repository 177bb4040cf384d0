import type { ArticleHead } from "../../../page-kit/help/help.types.ts";

export const article: ArticleHead = {
  slug: "planning-network",
  area: "guests",
  title: "Planning with others",
  summary: "Ask people you know from an event to plan with you, and share checklists with them.",
  words: "network contact planner co-organiser organizer checklist shared together invite role",
};
