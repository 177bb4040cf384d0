import { writeCsv } from "../base/csv.rules.ts";
import { formatAmountInput, formatMoney } from "./money.rules.ts";
import { refundRunsCopy } from "./refund-runs.copy.ts";
import type {
  RefundOutlook,
  RefundRowState,
  RefundRun,
  RefundRunOrder,
} from "./refund-runs.types.ts";

/** What a planner has to look at in a run. */
export const troubledStates: readonly RefundRowState[] = ["refused", "failed", "delayed"];

const count = (run: Pick<RefundRun, "counts">, states: readonly RefundRowState[]): number =>
  states.reduce((sum, state) => sum + (run.counts[state] ?? 0), 0);

/** How many orders are settled, of how many that can be paid back by the provider or by hand. */
export function progressOf(run: Pick<RefundRun, "counts" | "orderCount">): {
  done: number;
  of: number;
} {
  return { done: count(run, ["done"]), of: run.orderCount - count(run, ["refused", "left_out"]) };
}

/** How many orders need somebody's eyes. */
export function troubleCount(run: Pick<RefundRun, "counts">): number {
  return count(run, troubledStates);
}

/** Whether the server is still at work on it, so that a page looks again soon. */
export function isUnderWay(run: Pick<RefundRun, "counts" | "status">): boolean {
  return run.status === "running" || count(run, ["on_its_way", "delayed"]) > 0;
}

/** What the provider gives back with one press; null when nothing. */
export function wholeOf({ sums }: RefundOutlook): {
  orders: number;
  byHandOrders: number;
} | null {
  const orders = sums.reduce((sum, { orders: some }) => sum + some, 0);
  const byHandOrders = sums.reduce((sum, { byHandOrders: some }) => sum + some, 0);
  return orders + byHandOrders === 0 ? null : { orders, byHandOrders };
}

/** `€96.00 and ¥2,470` */
export function moneyOf(
  sums: readonly { currency: string; amountMinor: number }[],
  locale: string,
): string {
  const amounts = sums
    .filter(({ amountMinor }) => amountMinor > 0)
    .map(({ amountMinor, currency }) => formatMoney(amountMinor, currency, locale));
  return new Intl.ListFormat(locale).format(amounts);
}

/** What became of an order, and why where there is a reason. */
export function outcomeOf({ state, why, problem }: RefundRunOrder): string {
  if (why !== null) return refundRunsCopy.refusals[why];
  const words = refundRunsCopy.states[state];
  return problem === null ? words : `${words}: ${problem}`;
}

/** The orders of a run as CSV, with what became of each. */
export function refundRunCsv(orders: readonly RefundRunOrder[]): string {
  return writeCsv([
    ["Order", "Buyer", "E-mail", "Amount", "Currency", "How", "State", "Why"],
    ...orders.map((order) => [
      order.code,
      order.buyerName ?? "",
      order.buyerEmail ?? "",
      formatAmountInput(order.amountMinor, order.currency, "en"),
      order.currency,
      order.byHand ? "By hand" : "Payment provider",
      refundRunsCopy.states[order.state],
      order.why === null ? (order.problem ?? "") : refundRunsCopy.refusals[order.why],
    ]),
  ]);
}
