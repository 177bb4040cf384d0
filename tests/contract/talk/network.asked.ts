import type { Demo } from "../support/asked.ts";

/** The planning network of the demo, with a checklist that has everything. */
export async function ask({ planner, client }: Demo): Promise<void> {
  const { contacts } = await planner("get_planning_network");
  const started = await client.rpc("start_shared_checklist", {
    request: { title: "Asked", userIds: contacts.slice(0, 1).map(({ userId }) => userId) },
  });
  const line = { id: crypto.randomUUID(), words: "Is answered" };
  const change = (one: object) =>
    client.rpc("change_shared_checklist", { checklist_id_param: started.data, change: one });
  await change({ act: "add", ...line });
  await change({ act: "tick", id: line.id, on: true });
  await planner("get_planning_network");
}
