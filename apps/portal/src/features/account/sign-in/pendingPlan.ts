import type { AuthUser } from "@jubilee/core/account/auth.types";
import type { Planner } from "@jubilee/core/account/planner.api";
import {
  isStillToAsk,
  pendingPlanKey,
  planAskedAtSignUp,
  readPendingPlan,
  writePendingPlan,
} from "@jubilee/core/account/subscription.rules";
import type { PendingPlan } from "@jubilee/core/account/subscription.types";
import type { Portal } from "../../../app/portal/portal.types.ts";
import { paidAddress } from "../billing/paidAddress.ts";

/** Keeps a paid plan until its person's first confirmed session; a free one leaves nothing. */
export function keepPendingPlan(
  storage: Storage,
  asked: Pick<PendingPlan, "planType" | "email">,
): void {
  const pending = writePendingPlan(asked, Date.now());
  if (pending) storage.setItem(pendingPlanKey, pending);
  else storage.removeItem(pendingPlanKey);
}

/** A session that has just begun. */
interface NewSession {
  user: AuthUser;
  /** It began by confirming a sign-up, which happens once. */
  confirmsSignUp: boolean;
  /** Where it goes on, paid or not. */
  back: string;
}

/**
 * At the first confirmed session: asks for the pending plan and leads to its payment. Answers
 * whether the browser is leaving. 'If this step fails, signup still succeeds.' (specification section 4)
 */
export async function payForPendingPlan(
  { loadPlanner, storage, report }: Pick<Portal, "loadPlanner" | "storage" | "report">,
  session: NewSession,
): Promise<boolean> {
  try {
    return await askForPendingPlan(await loadPlanner(), storage, session);
  } catch (error) {
    report(error);
    return false;
  }
}

async function askForPendingPlan(
  planner: Planner,
  storage: Storage,
  { user, confirmsSignUp, back }: NewSession,
): Promise<boolean> {
  const kept = readPendingPlan(storage.getItem(pendingPlanKey));
  const plan = planAskedAtSignUp(kept, user, confirmsSignUp);
  if (!plan) return false;
  storage.removeItem(pendingPlanKey);
  if (!isStillToAsk(plan, await planner.subscription.load(user.id))) return false;
  await planner.subscriptionApi.requestPlan(user.id, plan);
  const checkout = await planner.subscriptionApi.startCheckout(plan, paidAddress(plan, back));
  if (checkout.ok) location.assign(checkout.value);
  return checkout.ok;
}
