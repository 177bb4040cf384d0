import { featureCategories, glanceEntry, isCategoryKey } from "@jubilee/core/site/catalogue.rules";
import { href } from "../app/routing/href.ts";

/** Where a category's features are listed; the planner directory is a page of its own. */
export function dashboardLink(key: string): string {
  if (key === glanceEntry.key) return href("dashboard");
  if (key === "event-planner-directory") return href("directory.planners");
  return `${href("dashboard")}?category=${key}`;
}

/** The help centre and its articles, which the rail's own entry stands for. */
export const isHelp = (routeName: string | null): boolean =>
  routeName === "help" || routeName?.startsWith("help.") === true || routeName === "faq";

/** The category that the shown page belongs to, or null; the dashboard's address names one itself. */
export function currentCategory(
  routeName: string | null,
  feature: string | null,
  named: string | null,
): string | null {
  if (routeName === "dashboard") {
    return named !== null && isCategoryKey(named) ? named : glanceEntry.key;
  }
  // The search is over all of them, and help has a place of its own in the rail.
  if (routeName === "insight.search" || isHelp(routeName)) return null;
  const category = featureCategories.find(({ features }) =>
    features.some(({ key }) => key === feature),
  );
  return category?.key ?? null;
}
