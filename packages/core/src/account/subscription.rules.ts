import { isPlanType, planRank, trialDaysLeft } from "./access.rules.ts";
import type { AuthUser } from "./auth.types.ts";
import type { PlanType } from "./plans.types.ts";
import type { PendingPlan, Subscription, SubscriptionChange } from "./subscription.types.ts";

/**
 * Days left of a trial as they are shown: a device whose clock stands before the trial's start never
 * shows more days than there are.
 */
export function shownTrialDays(subscription: Subscription, nowMs: number): number {
  const startMs = Date.parse(subscription.trialStartAt ?? "");
  return trialDaysLeft(subscription, Number.isNaN(startMs) ? nowMs : Math.max(nowMs, startMs));
}

/** Where the plan chosen at sign-up waits for the first confirmed session. */
export const pendingPlanKey = "jubilee-pending-plan";

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function textOrNull(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

/** Reads what `get_user_subscription_fast` returns: an array or a single row. Source: specification section 7. */
export function readSubscription(answer: unknown, userId: string): Subscription | null {
  const row: unknown = Array.isArray(answer) ? answer[0] : answer;
  if (!isRecord(row) || !isPlanType(row["plan_type"])) return null;
  const pending = row["pending_plan_type"];
  return {
    id: textOrNull(row["id"]),
    userId,
    planType: row["plan_type"],
    isTrial: row["is_trial"] === true,
    trialStartAt: textOrNull(row["trial_start_at"]),
    trialEndAt: textOrNull(row["trial_end_at"]),
    isLifetime: row["is_lifetime"] === true,
    pendingPlanType: isPlanType(pending) ? pending : null,
  };
}

/** The temporary local free subscription after a failure; never written over a row. Source: specification section 4. */
export function localFreeSubscription(userId: string): Subscription {
  return {
    id: null,
    userId,
    planType: "free",
    isTrial: false,
    trialStartAt: null,
    trialEndAt: null,
    isLifetime: false,
    pendingPlanType: null,
  };
}

/** The row that a user without a subscription gets. Source: specification section 7. */
export function freeSubscriptionRow(userId: string) {
  return newSubscriptionRow(userId, "free");
}

/** A new row: 'non-trial … no trial dates'. Source: specification section 4, Signup plan. */
export function newSubscriptionRow(userId: string, planType: PlanType) {
  return {
    user_id: userId,
    plan_type: planType,
    is_trial: false,
    trial_start_at: null,
    trial_end_at: null,
  };
}

/** The columns of an update. Source: specification section 7. */
export function subscriptionColumns(change: SubscriptionChange, nowMs: number) {
  return {
    ...(change.planType === undefined ? {} : { plan_type: change.planType }),
    ...(change.isTrial === undefined ? {} : { is_trial: change.isTrial }),
    ...(change.trialStartAt === undefined ? {} : { trial_start_at: change.trialStartAt }),
    ...(change.trialEndAt === undefined ? {} : { trial_end_at: change.trialEndAt }),
    updated_at: new Date(nowMs).toISOString(),
  };
}

/** An address as two of them are compared. */
function addressKey(email: string): string {
  return email.trim().toLowerCase();
}

/** The pending plan as it is stored, or null: a free sign-up leaves none. Source: specification section 4. */
export function writePendingPlan(
  { planType, email }: Pick<PendingPlan, "planType" | "email">,
  nowMs: number,
): string | null {
  if (planType === "free") return null;
  const requestedAt = new Date(nowMs).toISOString();
  const pending: PendingPlan = { planType, requestedAt, email: addressKey(email) };
  return JSON.stringify(pending);
}

/** The stored pending plan; anything unreadable counts as none. */
export function readPendingPlan(stored: string | null): PendingPlan | null {
  if (stored === null) return null;
  try {
    const value: unknown = JSON.parse(stored);
    if (!isRecord(value) || !isPlanType(value["planType"]) || value["planType"] === "free")
      return null;
    return {
      planType: value["planType"],
      requestedAt: textOrNull(value["requestedAt"]) ?? "",
      email: textOrNull(value["email"]) ?? "",
    };
  } catch {
    return null;
  }
}

/**
 * The plan that somebody who signed up for one is led to pay, at their first confirmed session: the
 * one kept on this device for the same address, else, where a sign-up is being confirmed, the one in
 * its metadata. Null when there is none. Source: features decision 11.
 */
export function planAskedAtSignUp(
  kept: PendingPlan | null,
  user: Pick<AuthUser, "email" | "metadata">,
  confirmsSignUp: boolean,
): PlanType | null {
  if (kept && user.email !== null && kept.email === addressKey(user.email)) return kept.planType;
  const chosen = user.metadata["plan_type"];
  return confirmsSignUp && isPlanType(chosen) && chosen !== "free" ? chosen : null;
}

/** Whether a plan is still to be asked for: it is above the present one and was not asked for yet. */
export function isStillToAsk(
  plan: PlanType,
  { planType, pendingPlanType }: Pick<Subscription, "planType" | "pendingPlanType">,
): boolean {
  return pendingPlanType === null && planRank(planType) < planRank(plan);
}
