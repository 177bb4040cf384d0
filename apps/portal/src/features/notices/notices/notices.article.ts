import type { ArticleHead } from "../../../page-kit/help/help.types.ts";

export const article: ArticleHead = {
  slug: "notices",
  area: "account",
  title: "What you are told",
  summary: "Notices here and by mail, quiet hours, mutes, and mails that came back.",
  words:
    "notices notifications mail digest quiet hours mute unread bell bounce complaint unsubscribe",
};
