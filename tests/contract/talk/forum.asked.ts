import type { Demo } from "../support/asked.ts";

/** The forum of the demo's account: what stands in it, what is begun, found and marked as read. */
export async function ask({ planner, client, server, tables, userId }: Demo): Promise<void> {
  const category = await planner("save_forum_category", {
    category_id_param: null,
    category: { name: "Asked", about: "What is asked", visibility: "members", people: [] },
  });
  const topic = await planner("start_forum_topic", {
    category_id_param: category.id,
    topic: { id: crypto.randomUUID(), title: "Boats for the crossing", text: "Who has one?" },
  });
  await planner("get_forum");
  await planner("list_forum_topics", { request: { categoryId: category.id, shows: "open" } });
  await planner("get_forum_topic", { topic_id_param: topic.id });
  await planner("search_forum", { text_param: "boats" });
  await planner("read_forum", { category_id_param: category.id });
  const answered = crypto.randomUUID();
  await planner("act_in_thread", {
    thread_id_param: topic.id,
    act: "send",
    given: { id: answered, text: "Mine is free. Who comes by the bridge?" },
  });
  await planner("split_forum_topic", {
    topic_id_param: topic.id,
    split: { fromId: answered, andAfter: false, title: "By the bridge" },
  });

  // A first post's file goes up before its topic is there; visitors read it where that was opened.
  const shown = await planner("save_forum_category", {
    category_id_param: null,
    category: { name: "Maps", about: "", visibility: "everybody", people: [], filesOpen: true },
  });
  const draft = await planner("draft_forum_topic", { category_id_param: shown.id });
  const file = { id: crypto.randomUUID(), name: "way.txt" };
  const words = new Blob(["Behind the mill."], { type: "text/plain" });
  await client.storage.from("talk").upload(`${draft.id}/${file.id}`, words);
  await planner("keep_thread_file", { thread_id_param: draft.id, file });
  await planner("start_forum_topic", {
    category_id_param: shown.id,
    topic: {
      id: crypto.randomUUID(),
      title: "The way",
      text: "",
      threadId: draft.id,
      files: [file.id],
    },
  });
  await server("get_public_topic", { token: draft.id, asked: {} });
  await server("get_public_file", { token: draft.id, file_id: file.id });

  // The demo's own forum has a post that waits, and a topic that everybody reads.
  const { categories } = await planner("get_forum");
  const { waiting } = await planner("get_forum_moderation");
  const open = categories.find(
    ({ visibility, name }) => visibility === "everybody" && name !== "Maps",
  );
  const read = await server("get_public_category", { token: open?.id ?? "", asked: {} });
  await server("get_public_topic", { token: read.topics[0]?.id ?? "", asked: { page: 1 } });
  const { data: members } = await tables
    .from("thread_members")
    .select("id")
    .eq("thread_id", waiting[0]?.topicId ?? "")
    .neq("user_id", userId);
  await planner("ban_from_forum", {
    member_id_param: members?.[0]?.id,
    ban: { reason: "To see what is answered", until: null },
  });
  await planner("get_forum_moderation");
}
