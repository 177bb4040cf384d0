import type { PlanType } from "./plans.types.ts";

/** What access is derived from; specification section 6. */
export interface PlanStanding {
  planType: PlanType;
  isTrial: boolean;
  /** ISO instant, or null outside a trial. */
  trialEndAt: string | null;
}

export interface PlanAccess {
  premium: boolean;
  pro: boolean;
  business: boolean;
}
