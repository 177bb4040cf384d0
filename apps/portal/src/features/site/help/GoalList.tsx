import { lazy, Suspense } from "react";
import { useLocationProperty } from "wouter/use-browser-location";
import type { ArticleHead } from "../../../page-kit/help/help.types.ts";
import { ArticleLine } from "./ArticleLine.tsx";
import { areaTitles } from "./articles/heads.copy.ts";
import { goals } from "./goals.copy.ts";
import * as css from "./Help.css.ts";

/** Nine icons that nobody waits for. */
const GoalIcon = lazy(async () => {
  const { GoalIcon } = await import("./GoalIcon.tsx");
  return { default: GoalIcon };
});

const areas = Object.keys(areaTitles) as (keyof typeof areaTitles)[];

/** Every article under what one wants to do, folded; the browser's own search opens what it finds. */
export function GoalList({ articles }: { articles: readonly ArticleHead[] }) {
  // What is made ahead is the same for every address.
  const hash = useLocationProperty(
    () => location.hash,
    () => "",
  );
  return (
    <div className={css.goals}>
      {areas.map((area) => (
        <details key={area} id={area} open={hash === `#${area}`} className={css.goal}>
          <summary className={css.goalHead}>
            <span className={css.tile}>
              <Suspense fallback={null}>
                <GoalIcon area={area} />
              </Suspense>
            </span>
            <h3 className={css.goalTitle}>{goals[area].want}</h3>
            <span className={css.goalWords}>{goals[area].such}</span>
          </summary>
          <ul className={css.lines} aria-label={areaTitles[area]}>
            {articles
              .filter((article) => article.area === area)
              .map((article) => (
                <ArticleLine key={article.slug} article={article} />
              ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
