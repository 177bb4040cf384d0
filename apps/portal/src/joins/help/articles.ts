import { siteArticles } from "../../features/site/help/articles/heads.copy.ts";
import type { ArticleHead } from "../../page-kit/help/help.types.ts";

/** Every `*.article.ts`, wherever its area keeps it. */
const found = import.meta.glob<{ article: ArticleHead }>("../../features/**/*.article.ts", {
  eager: true,
});

/** What lists and the search show of every article; those of areas follow in their part of the help center. */
export const articles: readonly ArticleHead[] = [
  ...siteArticles,
  ...Object.values(found).map(({ article }) => article),
];
