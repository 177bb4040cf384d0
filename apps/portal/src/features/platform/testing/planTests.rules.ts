import type { PlanType } from "@jubilee/core/account/plans.types";

/** The four plan-testing pages; the basic one is the free plan's. */
export const planTestPaths: Readonly<Record<PlanType, string>> = {
  free: "/basic-plan-testing",
  premium: "/premium-plan-testing",
  pro: "/pro-plan-testing",
  business: "/business-plan-testing",
};

const plans: readonly PlanType[] = ["free", "premium", "pro", "business"];

/** Which plan an address is about. */
export function planOfPath(pathname: string): PlanType {
  return plans.find((plan) => pathname.startsWith(planTestPaths[plan])) ?? "free";
}
