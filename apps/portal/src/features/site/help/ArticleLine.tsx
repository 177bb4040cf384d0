import { href } from "../../../app/routing/href.ts";
import { RouterAnchor } from "../../../app/routing/RouterAnchor.tsx";
import { line, lineSummary, lineTitle } from "./Help.css.ts";
import type { ArticleHead } from "../../../page-kit/help/help.types.ts";

/** An article in a list: its title leads to it. */
export function ArticleLine({ article }: { article: ArticleHead }) {
  return (
    <li>
      <RouterAnchor href={href("help.article", { article: article.slug })} className={line}>
        <span className={lineTitle}>{article.title}</span>
        <span className={lineSummary}>{article.summary}</span>
      </RouterAnchor>
    </li>
  );
}
