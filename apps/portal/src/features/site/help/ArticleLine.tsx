import { href } from "../../../app/routing/href.ts";
import { RouterAnchor } from "../../../app/routing/RouterAnchor.tsx";
import { card, line, lineSummary, lineTitle } from "./Help.css.ts";
import type { ArticleHead } from "../../../page-kit/help/help.types.ts";

interface ArticleLineProps {
  article: ArticleHead;
  /** One of the few that lead. */
  isCard?: boolean;
}

/** An article in a list: its title leads to it. */
export function ArticleLine({ article, isCard = false }: ArticleLineProps) {
  return (
    <li>
      <RouterAnchor
        href={href("help.article", { article: article.slug })}
        className={isCard ? card : line}
      >
        <span className={lineTitle}>{article.title}</span>
        <span className={lineSummary}>{article.summary}</span>
      </RouterAnchor>
    </li>
  );
}
