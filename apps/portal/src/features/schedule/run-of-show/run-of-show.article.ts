import type { ArticleHead } from "../../../page-kit/help/help.types.ts";

export const article: ArticleHead = {
  slug: "run-of-show",
  area: "start",
  title: "Run of show: the day itself",
  summary:
    "What is on and what is next, by place and by person, with delays in one press, on a phone and on a wall.",
  words:
    "run of show day late delay behind now next wall screen stage offline print run sheet host told push started done how it went",
};
