import type { DatabaseClient } from "../database/client.types.ts";
import type { PlanType } from "./plans.types.ts";
import { failureFrom, fail, resultOf, succeed } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import {
  freeSubscriptionRow,
  newSubscriptionRow,
  readSubscription,
  subscriptionColumns,
} from "./subscription.rules.ts";
import type { Subscription, SubscriptionChange } from "./subscription.types.ts";

const columns = "id, plan_type, is_trial, trial_start_at, trial_end_at, is_lifetime";

export interface SubscriptionApi {
  /** The user's row, or `not_found`. */
  get: (userId: string) => Promise<Result<Subscription>>;
  /** Inserts the free row; where there is one already, that one is the answer. */
  createFree: (userId: string) => Promise<Result<Subscription>>;
  /** Asks for a plan: updates `plan_type` if a row exists, else inserts one. It becomes effective by payment. */
  requestPlan: (userId: string, planType: PlanType) => Promise<Result<null>>;
  update: (userId: string, change: SubscriptionChange) => Promise<Result<null>>;
  /** Where to pay for a plan. `returnUrl` is absolute and on our own origin. */
  startCheckout: (planType: PlanType, returnUrl: string) => Promise<Result<string>>;
}

/** Calls about the plan. Source: specification section 7. */
export function createSubscriptionApi(
  client: DatabaseClient,
  nowMs: () => number,
): SubscriptionApi {
  const update: SubscriptionApi["update"] = async (userId, change) => {
    const { data, error } = await client
      .from("subscriptions")
      .update(subscriptionColumns(change, nowMs()))
      .eq("user_id", userId)
      .select("id")
      .single();
    const result = resultOf({ data, error });
    return result.ok ? succeed(null) : result;
  };

  const get: SubscriptionApi["get"] = async (userId) => {
    const { data, error } = await client.rpc("get_user_subscription_fast", {
      user_id_param: userId,
    });
    if (error) return { ok: false, error: failureFrom(error) };
    const subscription = readSubscription(data, userId);
    return subscription ? succeed(subscription) : fail("not_found", "There is no plan yet.");
  };

  return {
    get,
    async createFree(userId) {
      const { data, error } = await client
        .from("subscriptions")
        .upsert(freeSubscriptionRow(userId), { onConflict: "user_id", ignoreDuplicates: true })
        .select(columns);
      if (error) return { ok: false, error: failureFrom(error) };
      // Another tab was first: its row is the person's.
      if (data.length === 0) return get(userId);
      const subscription = readSubscription(data, userId);
      return subscription
        ? succeed(subscription)
        : fail("unavailable", "The plan could not be read.");
    },
    async requestPlan(userId, planType) {
      const existing = await client
        .from("subscriptions")
        .select("id, plan_type")
        .eq("user_id", userId)
        .maybeSingle();
      if (existing.error) return { ok: false, error: failureFrom(existing.error) };
      if (existing.data) return update(userId, { planType });
      const { error } = await client
        .from("subscriptions")
        .insert(newSubscriptionRow(userId, planType));
      return error ? { ok: false, error: failureFrom(error) } : succeed(null);
    },
    update,
    async startCheckout(plan, returnUrl) {
      const { data, error } = await client.functions.invoke<{ redirectUrl?: string }>(
        "plan-checkout",
        { body: { plan, returnUrl } },
      );
      if (error || !data?.redirectUrl)
        return fail("unavailable", "The payment page could not be opened. Try again in a moment.");
      return succeed(data.redirectUrl);
    },
  };
}
