import { ChevronRight } from "lucide-react";
import { Anchor } from "../link/Anchor.tsx";
import { anchor, crumb as crumbStyle, list } from "./Breadcrumbs.css.ts";
import { useWords } from "../../words/useWords.ts";
import { breadcrumbsWords } from "./breadcrumbs.copy.ts";

export interface Crumb {
  label: string;
  /** Leave out on the page itself. */
  href?: string;
}

/** The way back up. Views of one thing are Tabs; where one is in a flow, Steps. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const words = useWords("breadcrumbs", breadcrumbsWords);
  return (
    <nav aria-label={words.label}>
      <ol className={list}>
        {crumbs.map(({ label, href }, index) => (
          <li key={label} className={crumbStyle}>
            {index > 0 && <ChevronRight aria-hidden="true" />}
            {href === undefined ? (
              <span aria-current="page">{label}</span>
            ) : (
              <Anchor href={href} className={anchor}>
                {label}
              </Anchor>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
