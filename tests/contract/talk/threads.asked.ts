import type { Demo } from "../support/asked.ts";

/** What the functions of conversations answer, to hosts and to a guest by their own link. */
export async function ask(demo: Demo): Promise<void> {
  const { planner, server, client, tables, eventId: event_id_param, personalToken: token } = demo;
  await planner("list_threads", { request: { eventId: event_id_param } });
  const { thread } = await planner("open_thread", {
    kind_param: "event",
    subject_param: event_id_param,
  });
  const thread_id_param = thread.id;
  const said = crypto.randomUUID();
  await planner("act_in_thread", {
    thread_id_param,
    act: "send",
    given: { id: said, text: "The boats are on the water from one." },
  });
  await planner("get_thread", { thread_id_param, asked: { before: 5 } });
  await planner("count_unread_threads", { event_id_param });
  await planner("find_in_thread", { thread_id_param, text_param: "boats" });
  await planner("search_messages", { text_param: "boats", event_id_param });
  await planner("list_thread_people", { thread_id_param, text_param: "" });

  // Whoever belongs to nothing else writes to the hosts.
  const { threads } = await server("get_guest_threads", { token });
  const hosts = threads.find(({ kind }) => kind === "person");
  const own = await server("open_guest_thread", {
    token,
    payload: { kind: "person", subject: hosts?.subject, name: "Lee" },
  });
  const threadId = own.thread.id;
  const asks = crypto.randomUUID();
  await server("act_in_guest_thread", {
    token,
    payload: { threadId, act: "send", given: { id: asks, text: "Is there a lift?" } },
  });
  await server("set_message_mails", { token, wants_mail: true });
  // What the hosts answer waits for the guest.
  await planner("act_in_thread", {
    thread_id_param: threadId,
    act: "send",
    given: { id: crypto.randomUUID(), text: "Yes, by the side door." },
  });
  const { data: members } = await tables
    .from("thread_members")
    .select("id")
    .eq("thread_id", threadId)
    .eq("event_guest_id", demo.placeId);
  await demo.noteJob("message_mail", { memberId: members?.[0]?.id });
  await demo.askJobs();
  await server("sign_in_guest_thread", { token, payload: { threadId, read: 1 } });
  await server("get_guest_thread", { token, thread_id_param: threadId, asked: {} });
  await server("find_guest_people", { token, thread_id_param: threadId, text_param: "" });
  await planner("act_in_thread", {
    thread_id_param: threadId,
    act: "report",
    given: { id: asks, reason: "other" },
  });
  await planner("list_message_reports", { event_id_param });

  const send = async () => {
    const id = crypto.randomUUID();
    const words = new Blob(["Side door by the library."], { type: "text/plain" });
    const { error } = await client.storage.from("talk").upload(`${threadId}/${id}`, words);
    if (error) throw new Error(error.message);
    return { id, name: "lift.txt" };
  };
  await planner("keep_thread_file", { thread_id_param: threadId, file: await send() });
  await server("permit_guest_file", { token, payload: { threadId } });
  const file = await send();
  await server("keep_guest_file", { token, thread_id_param: threadId, file });
  await server("get_guest_file", { token, thread_id_param: threadId, file_id: file.id });
  await demo.noteJob("remove_files", { bucket: "talk", paths: [`${threadId}/${file.id}`] });
  await demo.askJobs();
  await planner("find_talk_partners", { event_id_param, text_param: "" });
  const crew = await planner("start_people_thread", {
    account_id_param: thread.accountId,
    title_param: "Who brings what",
    people: { guests: [hosts?.subject ?? ""] },
  });
  await planner("act_in_thread", {
    thread_id_param: crew.thread.id,
    act: "name",
    given: { title: "Who brings the boats" },
  });
}
