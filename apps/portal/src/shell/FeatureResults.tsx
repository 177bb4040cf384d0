import { mayOpen, planNames } from "@jubilee/core/account/access.rules";
import type { Feature } from "@jubilee/core/site/catalogue.types";
import { comingWords, isComing } from "@jubilee/core/site/coming.rules";
import { flagAgainst } from "@jubilee/core/platform/flags.rules";
import { searchCopy } from "@jubilee/core/site/search.copy";
import { searchFeatures } from "@jubilee/core/site/search.rules";
import { Badge } from "@jubilee/ui/badge";
import type { KeyboardEvent } from "react";
import { useStore } from "zustand";
import { usePortal } from "../app/portal/usePortal.ts";
import { useEffectivePlan } from "../app/session/useEffectivePlan.ts";
import { useIsAdmin } from "../app/session/useIsAdmin.ts";
import { useOpenFeature } from "../page-kit/useOpenFeature.ts";
import * as css from "./FeatureSearch.css.ts";
import { resultsBelow } from "./Header.css.ts";

interface FeatureResultsProps {
  text: string;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onChosen: () => void;
}

/**
 * What the search found. One whose screen is not there yet says so. Source: specification sections 6 and 8.
 */
export function FeatureResults({ text, onKeyDown, onChosen }: FeatureResultsProps) {
  const plan = useEffectivePlan();
  const isAdmin = useIsAdmin() === true;
  const flags = useStore(usePortal().standing, (standing) => standing.flags);
  const hits = searchFeatures(text, isAdmin).filter(
    ({ feature }) => !flagAgainst(flags ?? [], feature.key, isAdmin),
  );

  const open = useOpenFeature();
  const choose = (feature: Feature) => {
    open(feature);
    onChosen();
  };
  return (
    <div className={`${css.popover} ${resultsBelow}`}>
      <output className={hits.length > 0 ? css.count : css.none}>
        {hits.length > 0 ? searchCopy.found(hits.length) : searchCopy.none(text.trim())}
      </output>
      <ul aria-label="Features">
        {hits.map(({ feature, categoryTitle }) => (
          <li key={feature.key}>
            <button
              type="button"
              className={css.option}
              onClick={() => choose(feature)}
              onKeyDown={onKeyDown}
            >
              <span className={css.optionTitle}>{feature.title}</span>
              <span className={css.optionEnd}>
                {isComing(feature.key) && <Badge tone="marigold">{comingWords}</Badge>}
                <Badge tone={feature.planType === "free" ? "neutral" : "plum"}>
                  {planNames[feature.planType]}
                </Badge>
              </span>
              <span className={css.optionNote}>{feature.description}</span>
              <span className={css.optionPlace}>{categoryTitle}</span>
              {!mayOpen(plan, feature.planType) && (
                <span className={css.optionHint}>{searchCopy.upgradeHint(feature.planType)}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
