import type { ArticleHead } from "../../../page-kit/help/help.types.ts";

export const article: ArticleHead = {
  slug: "planning-journey",
  area: "start",
  title: "The planning journey",
  summary: "The stages before your kind of event, how far each is, and the next three steps.",
  words: "stages checklist progress per cent next steps what first how to plan bunting flags",
};
