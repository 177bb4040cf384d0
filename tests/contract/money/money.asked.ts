import type { Demo } from "../support/asked.ts";

/** What the functions of money answer. */
export async function ask(demo: Demo): Promise<void> {
  const { planner, server, client, accountId: account_id_param, eventId: event_id_param } = demo;
  const request = { size: 100 };
  await planner("get_payment_totals");
  await planner("get_income");
  await planner("list_payments", { request });
  await planner("get_payout_totals");
  await planner("list_payouts", { request });
  const bills = await planner("list_bills", { request });
  for (const { id } of bills.rows.slice(0, 10)) await planner("get_bill", { bill_id_param: id });
  await planner("get_reconciliation", { event_id_param });
  await planner("get_ticket_overview");
  await planner("list_bank_accounts");
  await planner("save_bank_account", {
    account_id_param,
    details: { holder: "Marisol Aguirre", number: "DE89370400440532013000", bank: "" },
  });
  await planner("list_bank_accounts");
  await planner("unmask_bank_account", { account_id_param });
  await planner("mask_bank_details_enhanced", {
    bank_details: { iban: "DE89370400440532013000", bank_name: "Hartwell Savings" },
    requesting_user_id: demo.userId,
    resource_owner_id: crypto.randomUUID(),
    is_admin_user: false,
  });
  await planner("preview_refund_run", { event_id_param });
  const { orders } = await planner("list_orders", { event_id_param, page_size: 100 });
  const paid = orders.filter(({ status }) => status === "completed").slice(-1);
  const run = await planner("start_refund_run", {
    event_id_param,
    key_param: crypto.randomUUID(),
    order_ids_param: paid.map(({ id }) => id),
    reason_param: "The boat does not sail",
  });
  const run_id_param = run.id;
  await planner("get_refund_run", { run_id_param });
  await planner("list_refund_run_orders", { run_id_param });
  await planner("change_refund_run", { run_id_param, change_param: "cancel" });
  await planner("list_refund_runs", { event_id_param });
  await server("list_open_payments");
  await server("list_open_refunds");
  const refund = await client.from("refunds").select("id").limit(1).single<{ id: string }>();
  await server("get_refund", { refund_id_param: refund.data?.id ?? "" });
}
