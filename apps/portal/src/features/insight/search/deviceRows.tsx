import { chosenOf } from "@jubilee/core/account/rights.rules";
import type { AccountRights } from "@jubilee/core/account/rights.types";
import { mayOpen } from "@jubilee/core/account/access.rules";
import type { PlanType } from "@jubilee/core/account/plans.types";
import { flagAgainst } from "@jubilee/core/platform/flags.rules";
import type { FeatureFlag } from "@jubilee/core/platform/flags.types";
import { categoriesFor, featureCategories, featuresFor } from "@jubilee/core/site/catalogue.rules";
import { isComing } from "@jubilee/core/site/coming.rules";
import { searchCopy } from "@jubilee/core/site/search.copy";
import { FileText } from "lucide-react";
import type { RouteEntry } from "../../../app/routing/routing.types.ts";
import { CategoryIcon } from "../../../page-kit/CategoryIcon.tsx";
import type { PaletteRow } from "./palette.types.ts";

/** Who looks. */
export interface Looking {
  isMember: boolean;
  isAdmin: boolean;
  plan: PlanType;
  flags: readonly FeatureFlag[];
  /** Where they work and what they may do; unknown until it is read. */
  rights?: readonly AccountRights[] | undefined;
}

/** The catalogue's title for a feature's key. */
const categoryOf = (key: string | undefined) =>
  featureCategories.find(({ features }) => features.some((feature) => feature.key === key));

const featureLinks = new Set<string>(
  featureCategories.flatMap(({ features }) => features.map(({ link }) => link)),
);

/** One goes there by name. What the catalogue of features leads to stands there. */
const isPage = ({ path, access, nav, soon, redirect, shell }: RouteEntry) =>
  !path.includes(":") &&
  !featureLinks.has(path) &&
  !soon &&
  !redirect &&
  shell !== "bare" &&
  (access !== "public" || nav !== undefined);

const mayGo = ({ access, asks }: RouteEntry, { isMember, isAdmin, rights }: Looking) =>
  (access === "public" || (access === "member" ? isMember : isAdmin)) &&
  (!asks || !rights || chosenOf(rights)?.permissions.includes(asks) === true);

/** The pages that somebody may go to. */
export function pageRows(routes: readonly RouteEntry[], who: Looking): PaletteRow[] {
  return routes
    .filter(
      (page) =>
        isPage(page) && mayGo(page, who) && !flagAgainst(who.flags, page.feature, who.isAdmin),
    )
    .map(({ path, title, access, feature }) => ({
      key: path,
      title,
      group: "Pages",
      place: access === "admin" ? "Administration" : (categoryOf(feature)?.title ?? "Page"),
      icon: <FileText aria-hidden="true" />,
      opens: { to: path },
    }));
}

/** The features of the catalogue, those above the plan as well: whoever opens one is told. */
export function featureRows({ isAdmin, plan, flags }: Looking): PaletteRow[] {
  return categoriesFor(isAdmin).flatMap((category) =>
    featuresFor(category, isAdmin)
      .filter(({ key }) => !flagAgainst(flags, key, isAdmin))
      .map((feature) => ({
        key: feature.link,
        title: feature.title,
        words: `${feature.description} ${category.title} ${feature.planType}`,
        group: "Features",
        isComing: isComing(feature.key),
        detail: isComing(feature.key)
          ? feature.description
          : mayOpen(plan, feature.planType)
            ? feature.description
            : searchCopy.upgradeHint(feature.planType),
        place: isComing(feature.key) ? "On the way" : category.title,
        icon: <CategoryIcon name={category.icon} />,
        opens: { feature },
      })),
  );
}
