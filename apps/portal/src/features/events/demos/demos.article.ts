import type { ArticleHead } from "../../../page-kit/help/help.types.ts";

export const article: ArticleHead = {
  slug: "demos",
  area: "start",
  title: "Looking around in a demo",
  summary:
    "Twelve finished events to click through, without an account, and how one becomes yours.",
  words: "demo sample example try sandbox test look around copy make mine",
};
