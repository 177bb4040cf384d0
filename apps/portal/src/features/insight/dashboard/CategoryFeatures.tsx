import { mayOpen, planNames } from "@jubilee/core/account/access.rules";
import { featuresFor } from "@jubilee/core/site/catalogue.rules";
import type { FeatureCategory } from "@jubilee/core/site/catalogue.types";
import { comingWords, isComing } from "@jubilee/core/site/coming.rules";
import { flagAgainst } from "@jubilee/core/platform/flags.rules";
import { Badge } from "@jubilee/ui/badge";
import { Link } from "wouter";
import { useStore } from "zustand";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { useEffectivePlan } from "../../../app/session/useEffectivePlan.ts";
import { useIsAdmin } from "../../../app/session/useIsAdmin.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import {
  feature as featureClass,
  list,
  name,
  plan as planClass,
  words,
} from "./CategoryFeatures.css.ts";

/** The features of one category. Each page opens; the note says which plan its writing needs. */
export function CategoryFeatures({ category }: { category: FeatureCategory }) {
  const isAdmin = useIsAdmin();
  const plan = useEffectivePlan();
  const flags = useStore(usePortal().standing, (standing) => standing.flags);
  return (
    <PageFrame>
      <PageHeader title={category.title} lead={category.description} />
      <ul className={list}>
        {featuresFor(category, isAdmin === true).map((feature) => (
          <li key={feature.key} className={featureClass}>
            <Link href={feature.link} className={name}>
              {feature.title}
            </Link>
            <span className={words}>{feature.description}</span>
            <span className={planClass}>
              {flagAgainst(flags ?? [], feature.key, isAdmin === true) ? (
                <Badge tone="neutral">Switched off</Badge>
              ) : feature.comingSoon ? (
                <Badge tone="marigold">Coming Soon</Badge>
              ) : isComing(feature.key) ? (
                <Badge tone="marigold">{comingWords}</Badge>
              ) : (
                !mayOpen(plan, feature.planType) && (
                  <Badge tone="plum">{planNames[feature.planType]}</Badge>
                )
              )}
            </span>
          </li>
        ))}
      </ul>
    </PageFrame>
  );
}
