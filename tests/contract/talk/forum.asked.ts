import type { Demo } from "../support/asked.ts";

/** The forum of the demo's account: what stands in it, what is begun, found and marked as read. */
export async function ask({ planner }: Demo): Promise<void> {
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
}
