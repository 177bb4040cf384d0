import type { ArticleHead } from "../../../page-kit/help/help.types.ts";

export const article: ArticleHead = {
  slug: "sender-address",
  area: "guests",
  title: "Mails from your own domain",
  summary: "Let campaigns and announcements come from an address that your people know.",
  words: "sender from address domain dns txt record spf dkim dmarc signature spam verify",
};
