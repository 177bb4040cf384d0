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
  const { tickets } = await server("open_gate", { token_param });
  const ticket = tickets.find(({ valid, enteredAt }) => valid && !enteredAt);
  await server("find_at_gate", { token_param, code_param: ticket?.number ?? "" });
  const [pass] = await planner("list_guest_passes", { event_id_param });
  await server("find_at_gate", { token_param, code_param: pass?.number ?? "" });
  const scan = {
    code: null,
    guestId: null,
    place: null,
    walkIn: null,
    told: "ok",
    reason: null,
    method: "name",
    at: new Date().toISOString(),
    offline: false,
    undoneAt: null,
  };
  const scanned = crypto.randomUUID();
  await server("sync_check_ins", {
    token_param,
    device_param: "device-of-asking",
    scans: [
      { ...scan, id: scanned, ticketId: ticket?.id },
      { ...scan, id: crypto.randomUUID(), ticketId: ticket?.id },
      { ...scan, id: crypto.randomUUID(), ticketId: crypto.randomUUID() },
      {
        ...scan,
        id: crypto.randomUUID(),
        ticketId: null,
        guestId: pass?.id.split(".")[0],
        place: 0,
      },
    ],
  });
  await server("open_gate", { token_param });
  await planner("undo_check_in", { event_id_param, check_in_id_param: scanned });
  await planner("list_check_ins", { event_id_param, after: null });
  await planner("get_check_in_desk", { event_id_param });
  await planner("revoke_gate_link", { link_id_param: made.id });
}
