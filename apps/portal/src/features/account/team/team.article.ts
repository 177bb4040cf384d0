import type { ArticleHead } from "../../../page-kit/help/help.types.ts";

export const article: ArticleHead = {
  slug: "team",
  area: "account",
  title: "Team and roles",
  summary: "Plan with others: who may do what, for which events, and how somebody joins or goes.",
  words:
    "admin multi-admin permission rights access invite colleague helper staff volunteer share account member switch privacy e-mail",
};
