import { rowMap } from "../base/row-map.rules.ts";
import type { RowOf } from "../base/row-map.types.ts";
import type {
  OrderItem,
  OrderLineItem,
  OrderPayment,
  OrderRefund,
  OrderSeat,
} from "./orders.types.ts";

/** The columns of the planner's list of orders. */
export const orderRows = rowMap<
  "event_order_list",
  Omit<OrderLineItem, "summary"> & { summary: string | null }
>()({
  id: "id",
  code: "code",
  status: "status",
  buyerName: "buyer_name",
  buyerEmail: "buyer_email",
  ticketCount: "ticket_count",
  summary: "items_summary",
  totalMinor: "total_minor",
  refundedMinor: "refunded_minor",
  currency: "currency",
  isTest: "test_mode",
  needsAttention: "needs_attention",
  createdAt: "created_at",
  channel: "channel",
  holdExpiresAt: "hold_expires_at",
  discountMinor: "discount_minor",
  feeMinor: "fee_minor",
  taxMinor: "tax_minor",
});

/** An order as the list and `list_orders` tell it. */
export type OrderRow = RowOf<typeof orderRows>;

/** A row as the product speaks of it; an order without a ticket has nothing to sum up. */
export function orderFromRow(row: OrderRow): OrderLineItem {
  const order = orderRows.fromRow(row);
  return { ...order, summary: order.summary ?? "" };
}

/** What was bought. */
export const itemRows = rowMap<"order_items", OrderItem>()({
  id: "id",
  name: "name",
  quantity: "quantity",
  unitMinor: "unit_minor",
  totalMinor: "total_minor",
});

/** The tickets of an order, as their table has them. */
export const seatRows = rowMap<
  "tickets",
  Omit<OrderSeat, "isPassedOn" | "isAccepted" | "typeName"> & {
    transferredFrom: string | null;
    acceptedAt: string | null;
    itemId: string;
  }
>()({
  id: "id",
  number: "number",
  holderName: "holder_name",
  holderEmail: "holder_email",
  transferredFrom: "transferred_from",
  acceptedAt: "accepted_at",
  itemId: "order_item_id",
  priceMinor: "price_minor",
  status: "status",
});

/** A ticket as its planner sees it; `typeNames` by the order's items. */
export function seatFromRow(
  row: RowOf<typeof seatRows>,
  typeNames: ReadonlyMap<string, string>,
): OrderSeat {
  const { transferredFrom, acceptedAt, itemId, ...seat } = seatRows.fromRow(row);
  return {
    ...seat,
    isPassedOn: transferredFrom !== null,
    isAccepted: acceptedAt !== null,
    typeName: typeNames.get(itemId) ?? "",
  };
}

/** Payments: what was asked for, and what came when it was something else. */
export const paymentRows = rowMap<
  "payments",
  OrderPayment & { receivedMinor: number | null; receivedCurrency: string | null }
>()({
  id: "id",
  provider: "provider",
  providerRef: "provider_ref",
  status: "status",
  amountMinor: "amount_minor",
  currency: "currency",
  receivedMinor: "received_minor",
  receivedCurrency: "received_currency",
  isExtra: "is_extra",
  createdAt: "created_at",
});

/** A payment with what came. */
export function paymentFromRow(row: RowOf<typeof paymentRows>): OrderPayment {
  const { receivedMinor, receivedCurrency, ...payment } = paymentRows.fromRow(row);
  return {
    ...payment,
    amountMinor: receivedMinor ?? payment.amountMinor,
    currency: receivedCurrency ?? payment.currency,
  };
}

/** What went back, or is on its way. */
export const refundRows = rowMap<"refunds", OrderRefund>()({
  id: "id",
  paymentId: "payment_id",
  status: "status",
  amountMinor: "amount_minor",
  reason: "reason",
  createdAt: "created_at",
});
