import { safeReturnPath } from "@jubilee/core/account/auth.rules";
import type { PlanType } from "@jubilee/core/account/plans.types";
import { href } from "../../../app/routing/href.ts";

/** Where nothing in particular was wanted, what one has now is shown. */
const planPage = `${href("account.settings")}?tab=plan`;

/** Where the payment page leads back to: it waits for the plan to be true, then goes on to `back`. */
export function paidAddress(plan: PlanType, back: string): string {
  const address = `${location.origin}${planPage}&paid=${plan}`;
  const isNamed = back !== planPage && back !== href("dashboard");
  return isNamed ? `${address}&back=${encodeURIComponent(back)}` : address;
}

/** Where to go on once a plan is paid: what it was wanted for, else the account's plan. */
export function afterPaying(query: URLSearchParams): string {
  return safeReturnPath(query.get("back"), planPage);
}
