import { planNames } from "../account/access.rules.ts";
import type { PlanType } from "../account/plans.types.ts";

/** Texts of the feature search, word for word. Source: specification section 8. */
export const searchCopy = {
  placeholder: "Search features...",
  none: (text: string) => `No features found matching "${text}"`,
  found: (count: number) => `Found ${count} ${count === 1 ? "feature" : "features"}`,
  upgradeHint: (plan: PlanType) => `Upgrade to ${planNames[plan]} to access this feature`,
} as const;

/** The notice on a feature above the plan. Source: specification section 8. */
export function premiumFeatureCopy(title: string): { title: string; description: string } {
  return {
    title: "Premium Feature",
    description: `${title} is a premium feature. Upgrade to gain access.`,
  };
}
