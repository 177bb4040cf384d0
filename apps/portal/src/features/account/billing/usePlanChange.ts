import { isPlanType } from "@jubilee/core/account/access.rules";
import { planSentence } from "@jubilee/core/account/auth.copy";
import type { PlanType } from "@jubilee/core/account/plans.types";
import type { Result } from "@jubilee/core/base/result.types";
import { accountToast } from "@jubilee/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { usePlanner } from "../../../app/portal/usePlanner.ts";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { useUser } from "../../../app/session/useUser.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createBillingApi } from "@jubilee/core/account/billing.api";
import { readReturn, returnKey } from "@jubilee/core/account/return.rules";
import { afterPaying, paidAddress } from "./paidAddress.ts";

export interface PlanChange {
  /** The plan that a link of the price list asked for. */
  wanted: PlanType | null;
  isBusy: boolean;
  pay: (plan: PlanType) => void;
  startTrial: () => void;
  /** Steps down at the end of the paid month; at once where nothing is paid. */
  stepDown: (plan: PlanType) => void;
  /** Takes a scheduled step down back. */
  stay: () => void;
}

const checks = { count: 8, everyMs: 750 } as const;

function planIn(query: URLSearchParams, name: string): PlanType | null {
  const value = query.get(name);
  return isPlanType(value) ? value : null;
}

/** Changes the plan: asks for it, leads to the payment, and says so once it is true. */
export function usePlanChange(): PlanChange {
  const { report, storage } = usePortal();
  const { subscription, subscriptionApi } = usePlanner();
  const billing = useApi(createBillingApi);
  const cache = useQueryClient();
  const user = useUser();
  const [, navigate] = useLocation();
  const query = new URLSearchParams(useSearch());
  const paid = planIn(query, "paid");
  const back = afterPaying(query);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    if (!paid) return undefined;
    let left: number = checks.count;
    let timer: ReturnType<typeof setTimeout>;
    const check = async () => {
      const { planType } = await subscription.load(user.id, true);
      left -= 1;
      if (planType === paid) {
        accountToast.success("Thank you!", { id: "plan-paid", description: planSentence(paid) });
        await cache.invalidateQueries({ queryKey: ["account"] });
        navigate(back, { replace: true });
      } else if (left > 0) timer = setTimeout(() => void check().catch(report), checks.everyMs);
    };
    check().catch(report);
    return () => clearTimeout(timer);
  }, [paid, back, subscription, user.id, cache, navigate, report]);

  const work = (task: () => Promise<string | null>) => {
    const run = async () => {
      setBusy(true);
      const problem = await task();
      if (problem) accountToast.destructive("Plan not changed", { description: problem });
      await cache.invalidateQueries({ queryKey: ["account"] });
      setBusy(false);
    };
    run().catch(report);
  };
  const told = async (call: Promise<Result<unknown>>, title: string) => {
    const result = await call;
    if (!result.ok) return result.error.message;
    await subscription.load(user.id, true);
    accountToast.success(title);
    return null;
  };

  return {
    wanted: planIn(query, "plan"),
    isBusy,
    pay: (plan) =>
      work(async () => {
        const requested = await subscriptionApi.requestPlan(user.id, plan);
        if (!requested.ok) return requested.error.message;
        const kept = readReturn(storage.getItem(returnKey), Date.now(), back);
        const checkout = await subscriptionApi.startCheckout(plan, paidAddress(plan, kept));
        if (!checkout.ok) return checkout.error.message;
        location.assign(checkout.value);
        return null;
      }),
    startTrial: () =>
      work(async () => {
        const isStarted = await subscription.update({ isTrial: true });
        const isRunning = subscription.getState().subscription?.isTrial ?? false;
        return isStarted && isRunning
          ? null
          : "The trial could not be started. Each account has one.";
      }),
    stepDown: (plan) =>
      work(() => told(subscriptionApi.requestPlan(user.id, plan), "Your change is noted")),
    stay: () => work(() => told(billing.resume(), "Your plan stays")),
  };
}
