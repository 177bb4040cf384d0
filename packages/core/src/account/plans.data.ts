import type { PlanPrice } from "./plans.types.ts";

/** The prices of the paid plans: the one place to change them (decision 15). */
export const planPrices: readonly PlanPrice[] = [
  { plan: "premium", amountMinor: 900, currency: "EUR", interval: "month" },
  { plan: "pro", amountMinor: 2400, currency: "EUR", interval: "month" },
  { plan: "business", amountMinor: 5900, currency: "EUR", interval: "month" },
];
