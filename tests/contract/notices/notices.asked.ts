import type { Demo } from "../support/asked.ts";

/** What the functions of notices and mails answer. */
export async function ask({ planner, server, tables, personalToken }: Demo): Promise<void> {
  await server("begin_mail", {
    key_param: "asked",
    email_param: "somebody@guests.example",
    topic_param: "service",
  });
  await server("get_mail_wish", { token: personalToken });
  await planner("stop_mails", {
    addresses_param: ["stopped@guests.example"],
    reason_param: "Asked on the phone",
  });
  await planner("list_mail_stops", { request: {} });
  await planner("list_notices", {});
  await planner("list_notices", { unread_param: true });
  await server("apply_mail_event", {
    event_param: { type: "delivered", providerRef: "nobody knows it" },
  });
  await planner("list_noticed_events");
  await planner("count_unread_notices");
  await planner("mark_notices_read", { topic_param: "poll" });
  await planner("save_push_subscription", {
    endpoint_param: "https://push.example/asked",
    p256dh_param: "a".repeat(87),
    auth_param: "b".repeat(22),
    label_param: "A browser",
  });
  const { error } = await tables
    .from("notices")
    .update({
      mail_due_at: new Date(0).toISOString(),
      push_due_at: new Date(0).toISOString(),
    })
    .is("read_at", null);
  if (error) throw new Error(error.message);
  const [owed] = await server("list_due_notices");
  const token = owed?.end.token ?? "";
  await server("get_notice_end", { token });
  await server("set_notice_mails", { token, wants_mail: false });
  await server("set_notice_mails", { token, wants_mail: true });
  await server("take_due_pushes");
}
