import type { Demo } from "../support/asked.ts";

/** What the functions of the door answer. */
export async function ask({ planner, server, eventId: event_id_param }: Demo): Promise<void> {
  await planner("list_scan_fields", { event_id_param });
  await planner("list_guest_passes", { event_id_param });
  const gate = await planner("scan_now", { event_id_param });
  const [list] = (await planner("get_check_in_desk", { event_id_param })).gates;
  const expires_at_param = new Date(Date.now() + 86_400_000).toISOString();
  const made = await planner("create_gate_link", {
    list_id_param: list?.id ?? "",
    label_param: "South door",
    expires_at_param,
  });
  const token_param = gate.path?.split("#")[1] ?? "";
  await server("open_gate", { token_param });
  await planner("list_check_ins", { event_id_param, after: null });
  await planner("get_check_in_desk", { event_id_param });
  await planner("revoke_gate_link", { link_id_param: made.id });
}
