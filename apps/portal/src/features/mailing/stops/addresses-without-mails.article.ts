import type { ArticleHead } from "../../../page-kit/help/help.types.ts";

export const article: ArticleHead = {
  slug: "addresses-without-mails",
  area: "guests",
  title: "Unsubscribed and bounced",
  summary: "See which addresses get no mails from you and why, and stop mails to one yourself.",
  words: "suppression unsubscribe unsubscribed bounce complaint spam block stop list address",
};
