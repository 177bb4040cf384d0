import { CircleQuestionMark } from "lucide-react";
import { useArticle } from "../../app/routing/article.ts";
import { href } from "../../app/routing/href.ts";
import { RouterAnchor } from "../../app/routing/RouterAnchor.tsx";
import { inTitle, mark } from "./HelpMark.css.ts";

/** Beside a title, or after its last word: leads to the article about it, where there is one. */
export function HelpMark({ isInTitle = false }: { isInTitle?: boolean }) {
  const article = useArticle();
  if (!article) return null;
  return (
    <RouterAnchor
      href={href("help.article", { article })}
      className={isInTitle ? `${mark} ${inTitle}` : mark}
      aria-label="Help with this page"
      title="Help with this page"
    >
      <CircleQuestionMark size={18} strokeWidth={1.75} aria-hidden="true" />
    </RouterAnchor>
  );
}
