import { planTypes } from "./plans.rules.ts";
import type { PlanType } from "./plans.types.ts";
import type { PlanAccess, PlanStanding } from "./access.types.ts";

/** The plans' names as people read them. */
export const planNames: Record<PlanType, string> = {
  free: "Free",
  premium: "Premium",
  pro: "Pro",
  business: "Business",
};

/** A trial lasts 14 days. Source: features decision 12. */
export const trialDays = 14;

const dayMs = 86_400_000;

/** True for the four known plans; anything else from outside is not a plan. */
export function isPlanType(value: unknown): value is PlanType {
  return planTypes.some((plan) => plan === value);
}

/** Rank of a plan: free 0, premium 1, pro 2, business 3. Source: specification section 6. */
export function planRank(plan: PlanType): number {
  return planTypes.indexOf(plan);
}

/** Active while `trialEndAt` is in the future. Source: specification section 4, Trial. */
export function isTrialActive(standing: PlanStanding, nowMs: number): boolean {
  return standing.isTrial && trialMsLeft(standing, nowMs) > 0;
}

/** Expired once `trialEndAt` is reached or passed. Source: specification section 4, Trial. */
export function isTrialExpired(standing: PlanStanding, nowMs: number): boolean {
  return standing.isTrial && standing.trialEndAt !== null && trialMsLeft(standing, nowMs) <= 0;
}

/** Days left in 24-hour days, rounded up, never below 0. Source: specification section 4, Trial. */
export function trialDaysLeft(standing: PlanStanding, nowMs: number): number {
  if (!standing.isTrial) return 0;
  return Math.max(0, Math.ceil(trialMsLeft(standing, nowMs) / dayMs));
}

function trialMsLeft(standing: PlanStanding, nowMs: number): number {
  const endMs = standing.trialEndAt === null ? Number.NaN : Date.parse(standing.trialEndAt);
  return Number.isNaN(endMs) ? 0 : endMs - nowMs;
}

/** Premium = premium, pro, business or an unexpired trial; pro = pro or business; business alone. Source: specification section 6. */
export function accessOf(standing: PlanStanding, nowMs: number): PlanAccess {
  const rank = planRank(standing.planType);
  return {
    premium: rank >= planRank("premium") || isTrialActive(standing, nowMs),
    pro: rank >= planRank("pro"),
    business: rank >= planRank("business"),
  };
}

/** The higher of the plan and, while a trial runs, premium; a visitor (null) counts as free. Source: features decision 12. */
export function effectivePlan(standing: PlanStanding | null, nowMs: number): PlanType {
  if (standing === null) return "free";
  return standing.planType === "free" && isTrialActive(standing, nowMs)
    ? "premium"
    : standing.planType;
}

/** A feature opens when the plan's rank is at least the feature's. Source: specification section 6. */
export function mayOpen(plan: PlanType, needed: PlanType): boolean {
  return planRank(plan) >= planRank(needed);
}
