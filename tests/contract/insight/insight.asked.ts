import type { Demo } from "../support/asked.ts";

/** What the functions of figures and of the search answer. */
export async function ask({ planner, eventId }: Demo): Promise<void> {
  await planner("get_at_a_glance");
  await planner("get_event_overview", { event_id_param: eventId });
  await planner("search_own", { request: { text: "hartwell" } });
}
