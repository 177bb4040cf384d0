import type { Demo } from "../support/asked.ts";

/** The planning network: a checklist that has everything, and a colleague who asks for more. */
export async function ask(demo: Demo): Promise<void> {
  const { planner } = demo;
  const { contacts } = await planner("get_planning_network");
  const checklist_id_param = await planner("start_shared_checklist", {
    request: { title: "Asked", userIds: contacts.slice(0, 1).map(({ userId }) => userId) },
  });
  const line = { id: crypto.randomUUID(), words: "Is answered" };
  await planner("change_shared_checklist", { checklist_id_param, change: { act: "add", ...line } });
  const tick = { act: "tick", id: line.id, on: true };
  await planner("change_shared_checklist", { checklist_id_param, change: tick });
  await planner("get_planning_network");
  await askColleague(demo);
}

/** Somebody of the team with an account of their own asks the planner into it: no, and taken back. */
async function askColleague({ planner, person, adminClient, tables, accountId, userId }: Demo) {
  const colleague = await person();
  const plan = { plan_type_param: "business", reason_param: "A team" };
  await adminClient.rpc("set_user_plan", { user_id_param: colleague.userId, ...plan });
  const { data: role } = await tables.from("roles").select("id").eq("key", "viewer").single();
  const member = { account_id: accountId, user_id: colleague.userId, role_id: role?.id };
  await tables.from("team_members").insert(member);
  const asks = () =>
    colleague.ask("ask_to_plan", { request: { userId, roleId: role?.id, eventIds: null } });
  const request_id_param = await asks();
  await planner("get_planning_network");
  await planner("answer_plan_request", { request_id_param, says_yes: false });
  const again = await asks();
  await colleague.ask("get_planning_network");
  await colleague.ask("withdraw_plan_request", { request_id_param: again });
  await colleague.ask("leave_team", { account_id_param: accountId });
}
