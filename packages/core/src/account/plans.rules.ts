import { planPrices } from "./plans.data.ts";
import type { PaidPlan, PlanPrice, PlanType } from "./plans.types.ts";

export { planPrices };

/** The tiers from lowest to highest. Source: specification section 6. */
export const planTypes: readonly PlanType[] = ["free", "premium", "pro", "business"];

/** True for a plan that is paid for. */
export function isPaidPlan(value: unknown): value is PaidPlan {
  return planPrices.some(({ plan }) => plan === value);
}

/** The price of a paid plan. */
export function planPrice(plan: PaidPlan): PlanPrice {
  const price = planPrices.find((one) => one.plan === plan);
  if (!price) throw new Error(`plans.data.ts has no price for the ${plan} plan; add one`);
  return price;
}
