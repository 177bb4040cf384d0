import { type Demo, lastWord } from "../support/asked.ts";
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
  await askTeam(demo);
  await askHandover(demo);
  await askLeaving(demo);
  await askPlan(demo);
}

/** A role of the account's own, and people who are asked into the team, work on one event and leave. */
async function askTeam(demo: Demo): Promise<void> {
  const { planner, tables, accountId, eventId } = demo;
  await planner("get_my_rights");
  await planner("get_team", { account_id_param: accountId });
  await planner("choose_account", { account_id_param: accountId });
  const role = { account_id_param: accountId, name_param: "Greeter" };
  const role_id = await planner("save_role", {
    ...role,
    role_id_param: null,
    permissions_param: ["events.read"],
  });
  await planner("delete_role", { role_id_param: role_id });
  const { data: roles } = await tables.from("roles").select("id, key").not("key", "is", null);
  const roleOf = (key: string): string => roles?.find((one) => one.key === key)?.id;
  const { ask, memberId } = await joined(demo, roleOf("viewer"));
  await planner("set_member_role", {
    member_id_param: memberId,
    role_id_param: roleOf("check_in"),
  });
  await planner("set_member_events", { member_id_param: memberId, event_ids_param: [eventId] });
  await ask("leave_team", { account_id_param: accountId });
  const another = await joined(demo, roleOf("viewer"));
  await planner("remove_team_member", { member_id_param: another.memberId });
  const invited = await planner("invite_to_team", {
    account_id_param: accountId,
    request: { email: "nobody.yet@guests.test", roleId: roleOf("viewer"), eventIds: null },
  });
  await planner("revoke_team_invitation", { invitation_id_param: invited });
}

/** Somebody's account that is offered to its admin, who says no at first. */
async function askHandover({ adminClient, person, tables, askJobs }: Demo): Promise<void> {
  const [owner, taker] = [await person(), await person()];
  const plan = { plan_type_param: "business", reason_param: "A team" };
  await adminClient.rpc("set_user_plan", { user_id_param: owner.userId, ...plan });
  const idOf = async (table: "accounts" | "roles", column: string, value: string) =>
    (await tables.from(table).select("id").eq(column, value).single()).data?.id;
  const account_id = await idOf("accounts", "owner_user_id", owner.userId);
  const member = {
    account_id,
    user_id: taker.userId,
    role_id: await idOf("roles", "key", "admin"),
  };
  const { data: added } = await tables.from("team_members").insert(member).select("id").single();
  const offer = () => owner.ask("offer_ownership", { member_id_param: added?.id });
  await taker.ask("end_ownership_offer", { offer_id_param: await offer() });
  const offered = await offer();
  await askJobs();
  await taker.ask("accept_ownership", { offer_id_param: offered });
}

/** Somebody who was asked into the team, twice since the first link was lost, and said yes. */
async function joined(demo: Demo, roleId: string) {
  const { planner, server, tables, person, accountId, askJobs } = demo;
  const { ask, userId, email } = await person();
  const invitation_id_param = await planner("invite_to_team", {
    account_id_param: accountId,
    request: { email, roleId, eventIds: null },
  });
  await planner("resend_team_invitation", { invitation_id_param });
  await askJobs();
  const { data: job } = await tables
    .from("jobs")
    .select("id")
    .eq("kind", "team_invitation")
    .order("created_at", { ascending: false })
    .limit(1)
    .single();
  const { data: mail } = await tables.rpc("get_job_source", { job_id: job?.id });
  const token = lastWord(mail.url);
  await server("get_team_invitation", { token });
  await ask("accept_team_invitation", { token });
  const member = await tables
    .from("team_members")
    .select("id")
    .match({ account_id: accountId, user_id: userId })
    .single();
  return { ask, memberId: member.data?.id };
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
