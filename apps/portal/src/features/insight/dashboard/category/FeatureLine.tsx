import type { Feature } from "@jubilee/core/site/catalogue.types";
import { Skeleton } from "@jubilee/ui/skeleton";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { RouterAnchor } from "../../../../app/routing/RouterAnchor.tsx";
import type { FactDrawing, FactWords } from "../../../../page-kit/fact.types.ts";
import * as css from "./Category.css.ts";
import { FactPicture } from "./FactPicture.tsx";
import { FeatureIcon } from "./FeatureIcon.tsx";

interface FeatureLineProps {
  feature: Feature;
  /** Null while it is read. */
  words: FactWords | null;
  drawing: FactDrawing | null;
  /** What stands against its use: a plan above, or that it is switched off. */
  mark: ReactNode;
}

/** One feature of a category: what it is called, how it stands, and a small drawing of that. */
export function FeatureLine({ feature, words, drawing, mark }: FeatureLineProps) {
  return (
    <li className={css.line}>
      <span className={css.tile}>
        <FeatureIcon name={feature.icon} />
      </span>
      <span className={css.texts}>
        <span className={css.named}>
          <RouterAnchor href={feature.link} className={css.name}>
            {feature.title}
          </RouterAnchor>
          {mark}
        </span>
        {words ? (
          <span className={words.isLate ? css.late : css.fact}>{words.text}</span>
        ) : (
          <span className={css.comingFact}>
            <Skeleton width="60%" />
          </span>
        )}
      </span>
      {drawing ? <FactPicture drawing={drawing} /> : <span className={css.noDrawing} />}
      <ChevronRight size={20} className={css.chevron} aria-hidden="true" />
    </li>
  );
}
