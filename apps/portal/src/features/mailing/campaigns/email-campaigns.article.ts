import type { ArticleHead } from "../../../page-kit/help/help.types.ts";

export const article: ArticleHead = {
  slug: "email-campaigns",
  area: "guests",
  title: "E-mail campaigns",
  summary: "Write to many at once, in several languages, each in their own morning.",
  words:
    "email mail campaign newsletter marketing subject unsubscribe bounce send schedule preview",
};
