import { readAllPages } from "../base/lists.rules.ts";
import type { RowOf } from "../base/row-map.types.ts";
import {
  itemRows,
  orderFromRow,
  orderRows,
  paymentFromRow,
  paymentRows,
  refundRows,
  seatFromRow,
  seatRows,
  type OrderRow,
} from "./order-rows.rules.ts";
import type { DatabaseClient } from "../database/client.types.ts";
import { act, call } from "../base/calls.api.ts";
import { functionFailure } from "../base/result.api.ts";
import { failureFrom, resultOf, succeed } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import type {
  OfflineMethod,
  OrderCursor,
  OrderDetail,
  OrderFilter,
  OrderLineItem,
  OrderPage,
  OrderQuery,
  RefundStatus,
  SeatChange,
} from "./orders.types.ts";

/** Orders a page. */
const pageSize = 50;
/** Orders an export asks for at once: the most the server gives. */
const exportSize = 1_000;

export interface OrdersApi {
  /** A page; the server searches, sorts and cuts it, however many there are. */
  page: (
    eventId: string,
    query: OrderQuery,
    after: OrderCursor | null,
  ) => Promise<Result<OrderPage>>;
  /** Every order that the query leaves, however many. */
  all: (eventId: string, query: OrderQuery) => Promise<Result<OrderLineItem[]>>;
  /** How many orders are under each filter. */
  counts: (eventId: string) => Promise<Result<Record<OrderFilter, number>>>;
  get: (orderId: string) => Promise<Result<OrderDetail>>;
  /** Asks the provider to give money back; it is done when the provider's signed event says so. */
  refund: (
    orderId: string,
    amountMinor: number,
    reason: string,
    ticketIds: readonly string[],
  ) => Promise<Result<true>>;
  /** Gives back, whole, money that came and pays for no order. */
  refundExtra: (paymentId: string) => Promise<Result<true>>;
  /** Somebody looked into what an order was flagged for. */
  resolveAttention: (orderId: string, note: string) => Promise<Result<true>>;
  /** Cancels seats at once, and gives as much back as is said, down to nothing. */
  cancelSeats: (
    orderId: string,
    ticketIds: readonly string[],
    amountMinor: number,
    reason: string,
  ) => Promise<Result<{ refund: RefundStatus | null }>>;
  /** Names a holder, passes a ticket on, takes it back, or sends it again. */
  changeSeat: (ticketId: string, change: SeatChange) => Promise<Result<true>>;
  /** Puts the buyer's name and address right; a new address gets the mail, and is answered. */
  correctBuyer: (
    orderId: string,
    name: string,
    email: string,
  ) => Promise<Result<{ sentTo: string | null }>>;
  /** Sends the tickets, or how to pay, once more. */
  resend: (orderId: string) => Promise<Result<{ sentTo: string }>>;
  /** The planner has the money in hand. */
  markPaid: (orderId: string, method: OfflineMethod, note: string) => Promise<Result<true>>;
  /** Gives up waiting for the money. */
  cancelUnpaid: (orderId: string) => Promise<Result<true>>;
}

/** Calls about orders. They are written by the server alone. */
export function createOrdersApi(client: DatabaseClient): OrdersApi {
  const detailOf = async (row: OrderRow): Promise<Result<OrderDetail>> => {
    const [items, tickets, payments, refunds] = await Promise.all([
      client
        .from("order_items")
        .select<string, RowOf<typeof itemRows>>(itemRows.columns)
        .eq("order_id", row.id)
        .order("position"),
      client
        .from("tickets")
        .select<string, RowOf<typeof seatRows>>(seatRows.columns)
        .eq("order_id", row.id)
        .order("number"),
      client
        .from("payments")
        .select<string, RowOf<typeof paymentRows>>(paymentRows.columns)
        .eq("order_id", row.id)
        .order("created_at"),
      client
        .from("refunds")
        .select<string, RowOf<typeof refundRows>>(refundRows.columns)
        .eq("order_id", row.id)
        .order("created_at"),
    ]);
    const error = items.error ?? tickets.error ?? payments.error ?? refunds.error;
    if (error) return { ok: false, error: failureFrom(error) };
    const typeNames = new Map(items.data?.map(({ id, name }) => [id, name]));
    return succeed({
      ...orderFromRow(row),
      items: (items.data ?? []).map(itemRows.fromRow),
      tickets: (tickets.data ?? []).map((ticket) => seatFromRow(ticket, typeNames)),
      payments: (payments.data ?? []).map(paymentFromRow),
      refunds: (refunds.data ?? []).map(refundRows.fromRow),
    });
  };

  const pageOf = async (
    eventId: string,
    { filter, ticketTypeId, text, sort }: OrderQuery,
    after: OrderCursor | null,
    size: number,
  ): Promise<Result<OrderPage>> => {
    const result = await call(client, "list_orders", {
      event_id_param: eventId,
      show_param: filter,
      ticket_type_id_param: ticketTypeId,
      search_param: text.trim() || null,
      sort_param: sort.id,
      descending_param: sort.descending,
      after_param: after,
      page_size: size,
    });
    if (!result.ok) return result;
    return succeed({ orders: result.value.orders.map(orderFromRow), next: result.value.next });
  };

  return {
    page: (eventId, query, after) => pageOf(eventId, query, after, pageSize),
    all: (eventId, query) =>
      readAllPages(async (after: OrderCursor | null) => {
        const part = await pageOf(eventId, query, after, exportSize);
        return part.ok ? succeed({ rows: part.value.orders, next: part.value.next }) : part;
      }),
    counts: (eventId) => call(client, "count_orders", { event_id_param: eventId }),
    async get(orderId) {
      const { data, error } = await client
        .from("event_order_list")
        .select<string, OrderRow>(orderRows.columns)
        .eq("id", orderId)
        .maybeSingle();
      const result = resultOf({ data, error });
      return result.ok ? detailOf(result.value) : result;
    },
    async refund(orderId, amountMinor, reason, ticketIds) {
      const { error } = await client.functions.invoke("order-refund", {
        body: { orderId, amountMinor, reason: reason.trim() || null, ticketIds },
      });
      return error ? { ok: false, error: await functionFailure(error) } : succeed(true);
    },
    async refundExtra(paymentId) {
      const { error } = await client.functions.invoke("order-refund", { body: { paymentId } });
      return error ? { ok: false, error: await functionFailure(error) } : succeed(true);
    },
    resolveAttention: (orderId, note) =>
      act(client, "resolve_order_attention", {
        order_id_param: orderId,
        note_param: note.trim() || null,
      }),
    cancelSeats: (orderId, ticketIds, amountMinor, reason) =>
      call(client, "cancel_order_tickets", {
        order_id_param: orderId,
        ticket_ids_param: [...ticketIds],
        amount_minor_param: amountMinor,
        reason_param: reason.trim() || null,
      }),
    changeSeat: (ticketId, { kind, ...payload }) =>
      act(client, "change_order_ticket", {
        ticket_id_param: ticketId,
        change_param: kind,
        payload,
      }),
    correctBuyer: (orderId, name, email) =>
      call(client, "correct_order_buyer", {
        order_id_param: orderId,
        name_param: name,
        email_param: email.trim() || null,
      }),
    resend: (orderId) => call(client, "resend_order_mail", { order_id_param: orderId }),
    markPaid: (orderId, method, note) =>
      act(client, "mark_order_paid", {
        order_id_param: orderId,
        method_param: method,
        note_param: note.trim() || null,
      }),
    cancelUnpaid: (orderId) => act(client, "cancel_unpaid_order", { order_id_param: orderId }),
  };
}
