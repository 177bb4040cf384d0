import type { PlanType } from "../account/plans.types.ts";

/** The twelve categories. Eleven of them, and At a Glance, stand in the drawer. */
export type CategoryKey =
  | "quick-start-templates"
  | "event-management"
  | "people-teams"
  | "communication"
  | "planning-tasks"
  | "analytics-insights"
  | "financial-management"
  | "media-content"
  | "branding-customization"
  | "engagement-tools"
  | "administrative"
  | "event-planner-directory";

/** A feature of the catalogue. Source: specification section 3. */
export interface Feature {
  key: string;
  title: string;
  description: string;
  /** Name of an icon of the lucide set. */
  icon: string;
  /** Path in the portal. */
  link: `/${string}`;
  /** The lowest plan that includes it. */
  planType: PlanType;
  adminOnly?: true;
  comingSoon?: true;
}

export interface FeatureCategory {
  key: CategoryKey;
  title: string;
  description: string;
  icon: string;
  features: readonly Feature[];
  adminOnly?: true;
  separatorBefore?: true;
}
