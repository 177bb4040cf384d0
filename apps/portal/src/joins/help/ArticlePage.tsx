import { useRouteParams } from "../../app/routing/useRoute.ts";
import { ArticleScreen } from "../../features/site/help/ArticleScreen.tsx";
import { articles } from "./articles.ts";
import { bodies } from "./bodies.ts";

/** One article of the help center. */
export default function ArticlePage() {
  const { article } = useRouteParams("help.article");
  return <ArticleScreen slug={article} articles={articles} bodies={bodies} />;
}
