import type { Feature } from "@jubilee/core/site/catalogue.types";
import { ChevronDown, Sprout } from "lucide-react";
import { RouterAnchor } from "../../../../app/routing/RouterAnchor.tsx";
import * as css from "./Category.css.ts";

interface OnTheWayProps {
  features: readonly Feature[];
  /** Nothing else stands on the page. */
  open: boolean;
}

/** What is not built yet, folded under one line; each leads to what works in its place today. */
export function OnTheWay({ features, open }: OnTheWayProps) {
  return (
    <details className={css.fold} open={open}>
      <summary className={css.foldHead}>
        <Sprout size={16} aria-hidden="true" />
        <span className={css.foldTitle}>On the way</span>
        <span className={css.foldNames}>{features.map(({ title }) => title).join(", ")}</span>
        <ChevronDown size={16} className={css.foldMark} aria-hidden="true" />
      </summary>
      <ul className={css.foldList}>
        {features.map(({ key, title, description, link }) => (
          <li key={key} className={css.foldItem}>
            <RouterAnchor href={link} className={css.foldLink}>
              {title}
            </RouterAnchor>
            <span className={css.foldWords}>{description}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
