import { CircleQuestionMark } from "lucide-react";
import { useArticle } from "../../app/routing/article.ts";
import { href } from "../../app/routing/href.ts";
import { RouterAnchor } from "../../app/routing/RouterAnchor.tsx";
import { mark } from "./HelpMark.css.ts";

/** Beside a page's title: leads to the article about it, where there is one. */
export function HelpMark() {
  const article = useArticle();
  if (!article) return null;
  return (
    <RouterAnchor
      href={href("help.article", { article })}
      className={mark}
      aria-label="Help with this page"
      title="Help with this page"
    >
      <CircleQuestionMark size={18} strokeWidth={1.75} aria-hidden="true" />
    </RouterAnchor>
  );
}
