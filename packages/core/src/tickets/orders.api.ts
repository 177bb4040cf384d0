import type { SupabaseClient } from "@supabase/supabase-js";
import type { OrderStatus, OrderTicket } from "../sharing/public-event.types.ts";
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
  PaymentStatus,
  SeatChange,
} from "./orders.types.ts";

interface OrderListRow {
  id: string;
  code: string;
  status: OrderStatus;
  buyer_name: string | null;
  buyer_email: string | null;
  ticket_count: number;
  items_summary: string | null;
  total_minor: number;
  refunded_minor: number;
  currency: string;
  test_mode: boolean;
  needs_attention: string | null;
  created_at: string;
  channel: OrderLineItem["channel"];
  hold_expires_at: string | null;
  discount_minor: number;
  fee_minor: number;
  tax_minor: number;
}

const listColumns =
  "id, code, status, buyer_name, buyer_email, ticket_count, items_summary, total_minor, refunded_minor, currency, test_mode, needs_attention, created_at, channel, hold_expires_at, discount_minor, fee_minor, tax_minor";

function lineFromRow(row: OrderListRow): OrderLineItem {
  return {
    id: row.id,
    code: row.code,
    status: row.status,
    buyerName: row.buyer_name,
    buyerEmail: row.buyer_email,
    ticketCount: row.ticket_count,
    summary: row.items_summary ?? "",
    totalMinor: row.total_minor,
    refundedMinor: row.refunded_minor,
    currency: row.currency,
    isTest: row.test_mode,
    needsAttention: row.needs_attention,
    createdAt: row.created_at,
    channel: row.channel,
    holdExpiresAt: row.hold_expires_at,
    discountMinor: row.discount_minor,
    feeMinor: row.fee_minor,
    taxMinor: row.tax_minor,
  };
}

interface ItemRow {
  id: string;
  name: string;
  quantity: number;
  unit_minor: number;
  total_minor: number;
}

interface TicketRow {
  id: string;
  number: string;
  holder_name: string;
  holder_email: string | null;
  transferred_from: string | null;
  accepted_at: string | null;
  order_item_id: string;
  price_minor: number;
  status: OrderTicket["status"];
}

interface PaymentRow {
  id: string;
  provider: string;
  provider_ref: string;
  status: PaymentStatus;
  amount_minor: number;
  currency: string;
  received_minor: number | null;
  received_currency: string | null;
  is_extra: boolean;
  created_at: string;
}

interface RefundRow {
  id: string;
  payment_id: string;
  status: "pending" | "done" | "failed";
  amount_minor: number;
  reason: string | null;
  created_at: string;
}

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
  ) => Promise<Result<{ refund: "pending" | "done" | "failed" | null }>>;
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
export function createOrdersApi(client: SupabaseClient): OrdersApi {
  const detailOf = async (row: OrderListRow): Promise<Result<OrderDetail>> => {
    const [items, tickets, payments, refunds] = await Promise.all([
      client
        .from("order_items")
        .select("id, name, quantity, unit_minor, total_minor")
        .eq("order_id", row.id)
        .order("position")
        .overrideTypes<ItemRow[], { merge: false }>(),
      client
        .from("tickets")
        .select(
          "id, number, holder_name, holder_email, transferred_from, accepted_at, order_item_id, price_minor, status",
        )
        .eq("order_id", row.id)
        .order("number")
        .overrideTypes<TicketRow[], { merge: false }>(),
      client
        .from("payments")
        .select(
          "id, provider, provider_ref, status, amount_minor, currency, received_minor, received_currency, is_extra, created_at",
        )
        .eq("order_id", row.id)
        .order("created_at")
        .overrideTypes<PaymentRow[], { merge: false }>(),
      client
        .from("refunds")
        .select("id, payment_id, status, amount_minor, reason, created_at")
        .eq("order_id", row.id)
        .order("created_at")
        .overrideTypes<RefundRow[], { merge: false }>(),
    ]);
    const error = items.error ?? tickets.error ?? payments.error ?? refunds.error;
    if (error) return { ok: false, error: failureFrom(error) };
    const typeNames = new Map(items.data?.map(({ id, name }) => [id, name]));
    return succeed({
      ...lineFromRow(row),
      items: (items.data ?? []).map((item) => ({
        id: item.id,
        name: item.name,
        quantity: item.quantity,
        unitMinor: item.unit_minor,
        totalMinor: item.total_minor,
      })),
      tickets: (tickets.data ?? []).map((ticket) => ({
        id: ticket.id,
        number: ticket.number,
        holderName: ticket.holder_name,
        holderEmail: ticket.holder_email,
        isPassedOn: ticket.transferred_from !== null,
        isAccepted: ticket.accepted_at !== null,
        typeName: typeNames.get(ticket.order_item_id) ?? "",
        priceMinor: ticket.price_minor,
        status: ticket.status,
      })),
      payments: (payments.data ?? []).map((payment) => ({
        id: payment.id,
        provider: payment.provider,
        providerRef: payment.provider_ref,
        status: payment.status,
        amountMinor: payment.received_minor ?? payment.amount_minor,
        currency: payment.received_currency ?? payment.currency,
        isExtra: payment.is_extra,
        createdAt: payment.created_at,
      })),
      refunds: (refunds.data ?? []).map((refund) => ({
        id: refund.id,
        paymentId: refund.payment_id,
        status: refund.status,
        amountMinor: refund.amount_minor,
        reason: refund.reason,
        createdAt: refund.created_at,
      })),
    });
  };

  const pageOf = async (
    eventId: string,
    { filter, ticketTypeId, text, sort }: OrderQuery,
    after: OrderCursor | null,
    size: number,
  ): Promise<Result<OrderPage>> => {
    const answer = await client.rpc("list_orders", {
      event_id_param: eventId,
      show_param: filter,
      ticket_type_id_param: ticketTypeId,
      search_param: text.trim() || null,
      sort_param: sort.id,
      descending_param: sort.descending,
      after_param: after,
      page_size: size,
    });
    const result = resultOf<{ orders: OrderListRow[]; next: OrderCursor | null }>(answer);
    if (!result.ok) return result;
    return succeed({ orders: result.value.orders.map(lineFromRow), next: result.value.next });
  };

  return {
    page: (eventId, query, after) => pageOf(eventId, query, after, pageSize),
    async all(eventId, query) {
      const orders: OrderLineItem[] = [];
      let after: OrderCursor | null = null;
      do {
        const part: Result<OrderPage> = await pageOf(eventId, query, after, exportSize);
        if (!part.ok) return part;
        orders.push(...part.value.orders);
        after = part.value.next;
      } while (after);
      return succeed(orders);
    },
    counts: async (eventId) =>
      resultOf<Record<OrderFilter, number>>(
        await client.rpc("count_orders", { event_id_param: eventId }),
      ),
    async get(orderId) {
      const { data, error } = await client
        .from("event_order_list")
        .select(listColumns)
        .eq("id", orderId)
        .maybeSingle<OrderListRow>();
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
    async resolveAttention(orderId, note) {
      const { error } = await client.rpc("resolve_order_attention", {
        order_id_param: orderId,
        note_param: note.trim() || null,
      });
      return error ? { ok: false, error: failureFrom(error) } : succeed(true);
    },
    cancelSeats: async (orderId, ticketIds, amountMinor, reason) =>
      resultOf(
        await client.rpc("cancel_order_tickets", {
          order_id_param: orderId,
          ticket_ids_param: [...ticketIds],
          amount_minor_param: amountMinor,
          reason_param: reason.trim() || null,
        }),
      ),
    async changeSeat(ticketId, { kind, ...payload }) {
      const { error } = await client.rpc("change_order_ticket", {
        ticket_id_param: ticketId,
        change_param: kind,
        payload,
      });
      return error ? { ok: false, error: failureFrom(error) } : succeed(true);
    },
    correctBuyer: async (orderId, name, email) =>
      resultOf(
        await client.rpc("correct_order_buyer", {
          order_id_param: orderId,
          name_param: name,
          email_param: email.trim() || null,
        }),
      ),
    resend: async (orderId) =>
      resultOf(await client.rpc("resend_order_mail", { order_id_param: orderId })),
    async markPaid(orderId, method, note) {
      const { error } = await client.rpc("mark_order_paid", {
        order_id_param: orderId,
        method_param: method,
        note_param: note.trim() || null,
      });
      return error ? { ok: false, error: failureFrom(error) } : succeed(true);
    },
    async cancelUnpaid(orderId) {
      const { error } = await client.rpc("cancel_unpaid_order", { order_id_param: orderId });
      return error ? { ok: false, error: failureFrom(error) } : succeed(true);
    },
  };
}
