import type { Demo } from "../support/asked.ts";

const letter = {
  name: "A word to all",
  language: "en",
  question: { match: "all", who: [{ kind: "everyone", values: [] }], without: [] },
  subjects: { en: "A word to all" },
  previews: { en: "It is short" },
  blocks: [{ id: "event", kind: "event" }],
};

/** What the functions of campaigns answer: of the demo's, and of one that is written, tried, sent and stopped. */
export async function ask(demo: Demo): Promise<void> {
  const { planner, server, eventId } = demo;
  for (const { id: campaign_id_param } of await planner("list_email_campaigns", {
    event_id_param: eventId,
  })) {
    await planner("get_email_campaign", { campaign_id_param });
    await planner("check_email_campaign", { campaign_id_param });
    await planner("get_email_campaign_results", { campaign_id_param });
    await planner("preview_email_campaign", { campaign_id_param, language_param: "de" });
  }
  // One of those whom the demo's campaign has reached.
  const reached = await demo.tables
    .from("email_recipients")
    .select("id")
    .not("delivery_key", "is", null)
    .limit(1)
    .single<{ id: string }>();
  const token = reached.data?.id ?? "";
  await server("press_campaign_link", { token, payload: { to: "1", counts: true } });
  await server("open_campaign_mail", { token });
  const made = await planner("save_email_campaign", {
    event_id_param: eventId,
    campaign_id_param: null,
    campaign_param: letter,
  });
  const of = { campaign_id_param: made.id };
  const timing_param = { from: "invitation", days: 3, at: "09:00" };
  await planner("send_email_campaign", { ...of, goes_local_param: null, timing_param });
  await planner("set_email_campaign", { ...of, to_param: "draft" });
  await planner("test_email_campaign", { ...of, language_param: "en" });
  await planner("send_email_campaign", of);
  await server("fill_email_campaigns");
  // It answers nothing; the jobs that it makes do.
  await demo.tables.rpc("run_email_campaigns");
  await demo.askJobs();
  const jobs = await demo.tables
    .from("jobs")
    .select("id")
    .eq("kind", "campaign_mail")
    .limit(20)
    .returns<{ id: string }[]>();
  await server("get_job_sources", { job_ids: (jobs.data ?? []).map(({ id }) => id) });
  await planner("get_email_campaign_results", of);
  await planner("set_email_campaign", { ...of, to_param: "paused" });
  await planner("set_email_campaign", { ...of, to_param: "cancelled" });

  await planner("save_sender_domain", {
    sender: {
      domain: "mail.example.org",
      localPart: "hello",
      fromName: "Asked",
      replyTo: "asked@example.org",
    },
  });
  const { domain } = await planner("get_sender_settings");
  await server("list_due_sender_domains");
  const sender = { sender_id_param: domain?.id ?? "" };
  await server("keep_sender_key", {
    ...sender,
    public_key_param: "a".repeat(300),
    sealed_key_param: "sealed",
  });
  await server("get_sender_check", sender);
  await planner("remove_sender_domain");
}
