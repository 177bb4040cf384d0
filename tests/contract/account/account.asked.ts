import type { Demo } from "../support/asked.ts";

/** What the account's functions answer. */
export async function ask({ planner, server, userId }: Demo): Promise<void> {
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
}
