import type { Demo } from "../support/asked.ts";

/** What the platform's functions answer. */
export async function ask({ planner, admin, userId, server, person }: Demo): Promise<void> {
  const request = { size: 50 };
  await admin("admin_get_health");
  await admin("admin_get_overview");
  await admin("admin_get_user", { user_id_param: userId });
  await admin("admin_list_activities", { request });
  await admin("admin_list_events", { request });
  await admin("admin_list_invitations", { request });
  await admin("admin_list_links", { request });
  await admin("admin_list_subscriptions", { request });
  await admin("admin_list_users", { request });
  await admin("admin_list_venues", { request });
  await admin("list_administrators");
  await admin("has_admin_right", { right_param: "users" });
  await admin("get_plan_test");
  await admin("start_viewing", { user_id_param: userId, reason_param: "Looks after a question" });
  await admin("admin_list_audit", { request });
  await planner("list_account_audit", { request });
  await planner("check_security_violations_realtime");
  await server("list_auth_sessions", {});
  await server("is_test_mode");
  await planner("get_timezone_names");
  await admin("retry_jobs", { kind_param: "order_confirmation" });
  await admin("make_plan_sample");
  const [claimed] = await server("claim_jobs", { max_jobs: 1 });
  await server("hold_jobs", { claimed: claimed ? { [claimed.id]: claimed.attempts } : {} });
  await server("clean_up");
  const { email: email_param } = await person();
  await admin("set_administrator", { email_param, rights_param: ["content"] });
  await server("appoint_administrator", { email_param });
}
