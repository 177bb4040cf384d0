import { writeCsv } from "../base/csv.rules.ts";
import { formatAmountInput, formatMoney, parseAmount } from "../money/money.rules.ts";
import { ordersCopy } from "./orders.copy.ts";
import type {
  CancelDraft,
  OrderDetail,
  OrderFilter,
  OrderLineItem,
  OrderSeat,
  RefundDraft,
} from "./orders.types.ts";

/** The filters that are offered: the usual ones, and of the rarer ones those that have something under them. */
export function offeredFilters(
  counts: Readonly<Record<OrderFilter, number>>,
  chosen: OrderFilter,
): OrderFilter[] {
  const all: OrderFilter[] = [
    "all",
    "paid",
    "unpaid",
    "attention",
    "disputed",
    "refunded",
    "free",
    "lost",
  ];
  const always: ReadonlySet<OrderFilter> = new Set(["all", "paid", "unpaid", "refunded"]);
  return all.filter((filter) => always.has(filter) || filter === chosen || counts[filter] > 0);
}

/** Whether money of the test mode stands behind an order: there is some, and none of it moved. */
export const isTestSum = ({ isTest, totalMinor }: OrderLineItem): boolean =>
  isTest && totalMinor > 0;

/** Whether all orders that have a sum are of the test mode, or some; each says so itself only among others. */
export function testsAmong(orders: readonly OrderLineItem[]): "all" | "some" | "none" {
  const sums = orders.filter(({ totalMinor }) => totalMinor > 0);
  if (!sums.some(isTestSum)) return "none";
  return sums.every(isTestSum) ? "all" : "some";
}

/** What can still be given back, in minor units: paid, less refunds that are done or on their way. */
export function refundableMinor(order: Pick<OrderDetail, "payments" | "refunds">): number {
  const paying = order.payments.filter(({ status, isExtra }) => status === "succeeded" && !isExtra);
  const paid = paying.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const back = order.refunds
    .filter(
      ({ status, paymentId }) => status !== "failed" && paying.some(({ id }) => id === paymentId),
    )
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return Math.max(0, paid - back);
}

/** What some seats cost; null when none are chosen. */
export function seatsMinor(
  { tickets }: Pick<OrderDetail, "tickets">,
  ticketIds: readonly string[],
): number | null {
  if (ticketIds.length === 0) return null;
  return tickets
    .filter(({ id }) => ticketIds.includes(id))
    .reduce((sum, { priceMinor }) => sum + priceMinor, 0);
}

/** Reads how much to give back; an empty amount is everything that is left. */
export function checkRefund(
  draft: RefundDraft,
  order: Pick<OrderDetail, "payments" | "refunds" | "currency" | "tickets">,
  locale: string,
): { ok: true; amountMinor: number } | { ok: false; message: string } {
  const { refusal } = ordersCopy;
  const most = refundableMinor(order);
  if (most === 0) return { ok: false, message: refusal.nothingLeft };
  if (draft.amount.trim() === "") {
    return { ok: true, amountMinor: Math.min(most, seatsMinor(order, draft.ticketIds) ?? most) };
  }
  const parsed = parseAmount(draft.amount, order.currency, locale);
  if (!parsed.ok) return parsed;
  if (parsed.amountMinor === 0) return { ok: false, message: refusal.zero };
  return parsed.amountMinor > most
    ? { ok: false, message: refusal.tooMuch(formatMoney(most, order.currency, locale)) }
    : parsed;
}

/** The tickets that can be cancelled: still valid, or used. */
export function standingSeats({ tickets }: Pick<OrderDetail, "tickets">): OrderSeat[] {
  return tickets.filter(({ status }) => status === "valid" || status === "checked_in");
}

/** Reads what goes back with cancelled tickets: what they cost, an amount up to all that is left, or nothing. */
export function checkCancel(
  draft: CancelDraft,
  order: Pick<OrderDetail, "payments" | "refunds" | "currency" | "tickets">,
  locale: string,
): { ok: true; amountMinor: number } | { ok: false; message: string } {
  if (draft.money === "none" || refundableMinor(order) === 0) return { ok: true, amountMinor: 0 };
  return checkRefund(
    { ticketIds: draft.ticketIds, reason: "", amount: draft.money === "some" ? draft.amount : "" },
    order,
    locale,
  );
}

const csvHead = [
  "Order",
  "Ordered (UTC)",
  "State",
  "Channel",
  "Buyer",
  "E-mail",
  "Tickets",
  "What",
  "Discount",
  "Service fee in it",
  "Tax in it",
  "Total",
  "Given back",
  "Kept",
  "Currency",
  "To look at",
  "Test",
];

/** Orders as CSV: amounts with a point and the currency's digits; no cell runs as a formula. */
export function ordersCsv(orders: readonly OrderLineItem[]): string {
  return writeCsv([
    csvHead,
    ...orders.map((order) => {
      const amount = (minor: number) => formatAmountInput(minor, order.currency, "en");
      return [
        order.code,
        order.createdAt,
        ordersCopy.statuses[order.status],
        ordersCopy.channels[order.channel],
        order.buyerName ?? "",
        order.buyerEmail ?? "",
        String(order.ticketCount),
        order.summary,
        amount(order.discountMinor),
        amount(order.feeMinor),
        amount(order.taxMinor),
        amount(order.totalMinor),
        amount(order.refundedMinor),
        amount(order.totalMinor - order.refundedMinor),
        order.currency,
        order.needsAttention ?? "",
        order.isTest ? "Test" : "",
      ];
    }),
  ]);
}

const waiting: ReadonlySet<OrderDetail["status"]> = new Set([
  "awaiting_payment",
  "awaiting_offline",
  "expired",
]);

/** Whether an order is placed and its money may still come: by hand, or never. */
export function waitsForMoney({
  status,
  buyerName,
}: Pick<OrderDetail, "status" | "buyerName">): boolean {
  return waiting.has(status) && buyerName !== null;
}
