import { isPlanType, planRank } from "@jubilee/core/access/rules";
import type { AuthUser } from "@jubilee/core/auth/types";
import type { Planner } from "@jubilee/core/planner/api";
import type { PlanType } from "@jubilee/core/plans/types";
import {
  pendingPlanKey,
  readPendingPlan,
  writePendingPlan,
} from "@jubilee/core/subscription/rules";
import { href } from "../../app/routing/href.ts";

/** Keeps a paid plan until the first confirmed session; a free one leaves nothing. */
export function keepPendingPlan(storage: Storage, planType: PlanType): void {
  const pending = writePendingPlan(planType, Date.now());
  if (pending) storage.setItem(pendingPlanKey, pending);
  else storage.removeItem(pendingPlanKey);
}

/** The plan asked for at sign-up: kept on this device, else in the sign-up's metadata. */
function pendingPlan(storage: Storage, user: AuthUser): PlanType | null {
  const kept = readPendingPlan(storage.getItem(pendingPlanKey));
  if (kept) return kept.planType;
  const chosen = user.metadata["plan_type"];
  return isPlanType(chosen) && chosen !== "free" ? chosen : null;
}

/**
 * At the first confirmed session: asks for the pending plan and leads to its payment. Answers
 * whether the browser is leaving. 'If this step fails, signup still succeeds.' (specification section 4)
 */
export async function payForPendingPlan(
  planner: Planner,
  storage: Storage,
  user: AuthUser,
): Promise<boolean> {
  const plan = pendingPlan(storage, user);
  storage.removeItem(pendingPlanKey);
  if (!plan) return false;
  const current = await planner.subscription.load(user.id);
  if (planRank(current.planType) >= planRank(plan)) return false;
  await planner.subscriptionApi.requestPlan(user.id, plan);
  const returnUrl = `${location.origin}${href("account.settings")}?tab=plan&paid=${plan}`;
  const checkout = await planner.subscriptionApi.startCheckout(plan, returnUrl);
  if (checkout.ok) location.assign(checkout.value);
  return checkout.ok;
}
