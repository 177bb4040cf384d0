import type { Demo } from "../support/asked.ts";

/** What the functions of the questions on an event's page answer. */
export async function ask({ planner, server, eventId: event_id_param, link }: Demo): Promise<void> {
  const questions = await planner("list_page_questions", { event_id_param });
  const question_ids = questions.map(({ id }) => id).toReversed();
  await planner("arrange_page_questions", { event_id_param, question_ids });
  const input = { question: "Is there a cloakroom?", answer: "Beside the stairs, and it is free." };
  const question = { event_id_param, question_id_param: null, input };
  const saved = await planner("save_page_question", question);
  await server("get_shared_questions", { token: await link("event_info_view") });
  const question_id_param = saved.at(-1)?.id ?? "";
  await planner("remove_page_question", { event_id_param, question_id_param });
}
