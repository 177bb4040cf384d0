import type { ArticleHead } from "../../../page-kit/help/help.types.ts";

export const article: ArticleHead = {
  slug: "messages",
  area: "guests",
  title: "Messages and chat",
  summary: "One conversation for each event, and a quiet word with one guest.",
  words:
    "chat talk conversation message private group mute block report announce guest link offline",
};
