import type { PlanStanding } from "./access.types.ts";
import type { PlanType } from "./plans.types.ts";

/** A row of `subscriptions`, as the client needs it. Source: specification section 3. */
export interface Subscription extends PlanStanding {
  /** Null for the temporary local one, which is never written. */
  id: string | null;
  userId: string;
  trialStartAt: string | null;
  isLifetime: boolean;
  /** Asked for and not paid yet; the effective plan is `planType` (features decision 10). */
  pendingPlanType: PlanType | null;
}

/** What `update` may ask for. The server decides what of it becomes true. */
export interface SubscriptionChange {
  planType?: PlanType;
  isTrial?: boolean;
  trialStartAt?: string | null;
  trialEndAt?: string | null;
}

/** A plan chosen at sign-up, kept until the first confirmed session. */
export interface PendingPlan {
  planType: PlanType;
  /** ISO instant of the sign-up. */
  requestedAt: string;
  /** Whose sign-up it was: the address in small letters. */
  email: string;
}

export interface SubscriptionState {
  status: "none" | "loading" | "ready";
  subscription: Subscription | null;
}
