import type { Demo } from "../support/asked.ts";
import { idOf, paidOrder, payFor, placedOrder } from "../support/asked-orders.ts";

/** What the functions of money answer that moves: bills, refunds and payouts of orders made for it. */
export async function ask(demo: Demo): Promise<void> {
  const { planner, server, userId: user_id_param } = demo;
  const bought = await paidOrder(demo, 2);
  const [bill] = bought.order.terms?.bills ?? [];
  await server("get_order_bill", {
    order_token: bought.order.orderToken,
    number_param: bill?.number ?? 0,
  });
  await askPayout(demo, bought);
  const [one, other] = bought.order.tickets;
  const of = { order_id_param: bought.id };
  await planner("cancel_order_tickets", {
    ...of,
    ticket_ids_param: [one?.id ?? ""],
    amount_minor_param: 0,
  });
  const refund = { ...of, reason_param: "Fell ill", user_id_param };
  const noted = await server("request_refund", { ...refund, amount_minor_param: 100 });
  await server("get_refund", { refund_id_param: noted.refundId });
  await server("request_refund", {
    ...refund,
    amount_minor_param: 0,
    ticket_ids_param: [other?.id ?? ""],
  });
  await askExtra(demo);
  await askRuns(demo);
}

/** A payment that is not what was asked for goes back whole. */
async function askExtra(demo: Demo): Promise<void> {
  const { order, provider_ref } = await placedOrder(demo);
  const { totalMinor, currency, testMode } = order;
  await payFor(demo, provider_ref, { amountMinor: totalMinor + 1, currency, testMode });
  await demo.server("refund_extra_payment", {
    payment_id_param: await idOf(demo, "payments", "provider_ref", provider_ref),
    reason_param: null,
    user_id_param: demo.userId,
  });
}

async function askPayout({ planner, server }: Demo, { order, charge }: Paid): Promise<void> {
  const { totalMinor: amountMinor, currency, testMode } = order;
  await server("apply_payout", {
    provider: "test",
    event_id: "evt_payout",
    payout: {
      payoutRef: "po_asked",
      status: "paid",
      currency,
      arrivesAt: new Date().toISOString(),
      testMode,
    },
    lines: [{ ref: "line_asked", chargeRef: charge, amountMinor, feeMinor: 90 }],
  });
  const [payout] = (await planner("list_payouts", { request: { size: 100 } })).rows;
  await planner("get_payout", { payout_id_param: payout?.id ?? "" });
}

/** A run over an order that the provider pays back, and one that was paid in cash. */
async function askRuns(demo: Demo): Promise<void> {
  const { planner, server, eventId: event_id_param } = demo;
  const online = await paidOrder(demo);
  const { order } = await placedOrder(demo);
  const cash = await idOf(demo, "orders", "code", order.code);
  await planner("mark_order_paid", { order_id_param: cash, method_param: "cash" });
  const { id: run_id_param } = await planner("start_refund_run", {
    event_id_param,
    key_param: crypto.randomUUID(),
    order_ids_param: [online.id, cash],
    reason_param: "The boat does not sail",
  });
  await planner("note_paid_by_hand", { run_id_param, order_id_param: cash });
  await server("advance_refund_run", { run_id_param });
  await planner("list_refund_run_orders", { run_id_param });
}

type Paid = Awaited<ReturnType<typeof paidOrder>>;
