import type { Demo } from "../support/asked.ts";
import { payFor } from "../support/asked-orders.ts";

/** What the account's functions answer. */
export async function ask(demo: Demo): Promise<void> {
  const { planner, server, userId } = demo;
  await planner("check_user_admin_fast", { user_id_param: userId });
  await planner("get_plan_impact", { plan_type_param: "free" });
  await planner("get_user_data_batch", { user_id_param: userId });
  await planner("get_user_subscription_fast", { user_id_param: userId });
  await planner("is_admin", { user_id: userId });
  await planner("list_link_inventory", { request: { size: 50 } });
  await planner("list_my_sessions");
  await planner("preview_account_deletion");
  await planner("list_my_data");
  await planner("get_my_data", { table_param: "events" });
  await server("get_plan_billing", { user_id_param: userId });
  await server("claim_due_renewals");
  await server("delete_due_accounts");
  await askLeaving(demo);
  await askPlan(demo);
}

/** Somebody on trial who leaves. */
async function askLeaving({ admin, server, person }: Demo): Promise<void> {
  const { ask, userId: user_id_param } = await person();
  await admin("extend_trial", { user_id_param, days_param: 7, reason_param: "Was ill" });
  await ask("request_account_deletion");
  await server("end_auth_sessions", { user_id_param });
}

/** Somebody who pays for a plan, and whose next month fails. */
async function askPlan(demo: Demo): Promise<void> {
  const { server, tables } = demo;
  const { userId: user_id_param } = await demo.person();
  const checkout = {
    user_id_param,
    plan_type_param: "premium",
    provider_param: "test",
    amount_minor_param: 1900,
    currency_param: "USD",
  };
  await server("begin_plan_checkout", { ...checkout, provider_ref_param: "cs_plan" });
  await payFor(demo, "cs_plan", { amountMinor: 1900, currency: "USD", testMode: true });
  const renewal = { kind_param: "renewal", provider_ref_param: "cs_renewal" };
  await server("begin_plan_checkout", { ...checkout, ...renewal });
  await server("apply_payment_event", {
    provider: "test",
    event_id: "evt_renewal",
    event_type: "payment.failed",
    payload: { providerRef: "cs_renewal" },
  });
  const { data } = await tables.from("jobs").select("id").eq("kind", "plan_notice").limit(1);
  await server("get_plan_notice", { job_id: data?.[0]?.id });
}
