import { formatMoney, parseAmount } from "../money/money.rules.ts";
import type { OrderStatus } from "../public-event/public-event.types.ts";
import { ordersCopy } from "./orders.copy.ts";
import type { OrderDetail, OrderFilter, OrderLineItem, RefundDraft } from "./orders.types.ts";

const statusesOf: Record<Exclude<OrderFilter, "all">, readonly OrderStatus[]> = {
  paid: ["completed", "partially_refunded"],
  open: ["reserved", "awaiting_payment", "awaiting_offline"],
  refunded: ["refunded", "partially_refunded"],
  lost: ["cancelled", "expired"],
};

/** Whether a filter shows an order. Carts that ran out are only shown when asked for. */
export function matchesOrderFilter(status: OrderStatus, filter: OrderFilter): boolean {
  if (filter === "all") return !statusesOf.lost.includes(status);
  return statusesOf[filter].includes(status);
}

/** The orders under a filter whose code, buyer or address holds the text. */
export function findOrders<Found extends OrderLineItem>(
  orders: readonly Found[],
  filter: OrderFilter,
  text: string,
): Found[] {
  const wanted = text.trim().toLowerCase();
  return orders.filter(
    ({ status, code, buyerName, buyerEmail }) =>
      matchesOrderFilter(status, filter) &&
      `${code} ${buyerName ?? ""} ${buyerEmail ?? ""}`.toLowerCase().includes(wanted),
  );
}

/** What can still be given back, in minor units: paid, less refunds that are done or on their way. */
export function refundableMinor(order: Pick<OrderDetail, "payments" | "refunds">): number {
  const paid = order.payments
    .filter(({ status }) => status === "succeeded")
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const back = order.refunds
    .filter(({ status }) => status !== "failed")
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return Math.max(0, paid - back);
}

/** Reads how much to give back; an empty amount is everything that is left. */
export function checkRefund(
  draft: RefundDraft,
  order: Pick<OrderDetail, "payments" | "refunds" | "currency">,
  locale: string,
): { ok: true; amountMinor: number } | { ok: false; message: string } {
  const { refusal } = ordersCopy;
  const most = refundableMinor(order);
  if (most === 0) return { ok: false, message: refusal.nothingLeft };
  if (draft.amount.trim() === "") return { ok: true, amountMinor: most };
  const parsed = parseAmount(draft.amount, order.currency, locale);
  if (!parsed.ok) return parsed;
  if (parsed.amountMinor === 0) return { ok: false, message: refusal.zero };
  return parsed.amountMinor > most
    ? { ok: false, message: refusal.tooMuch(formatMoney(most, order.currency, locale)) }
    : parsed;
}
