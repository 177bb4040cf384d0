import type { PlanType } from "@jubilee/core/account/plans.types";

/** What the event's account has not got: named under the list, no line of it. */
export interface BehindPlan {
  state: "plan";
  /** As within a sentence: "guest lists". */
  what: string;
  needs: Exclude<PlanType, "free">;
}
