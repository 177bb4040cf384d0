import type { Demo } from "../support/asked.ts";

/** What the functions of the questions on an event's page answer. */
export async function ask({ planner, server, eventId: event_id_param, link }: Demo): Promise<void> {
  const questions = await planner("list_page_questions", { event_id_param });
  const question_ids = questions.map(({ id }) => id).toReversed();
  await planner("arrange_page_questions", { event_id_param, question_ids });
  const input = { question: "Is there a cloakroom?", answer: "Beside the stairs, and it is free." };
  const question = { event_id_param, question_id_param: null, input };
  const saved = await planner("save_page_question", question);
  const token = await link("event_info_view");
  await planner("set_questions_taken", { event_id_param, are_taken: true });
  const payload = {
    name: "Bo Lind",
    email: "bo@post.example",
    question: "Where do I leave my bicycle?",
    idempotencyKey: "asked-about-bicycles",
  };
  await server("ask_hosts", { token, payload });
  const { asked } = await planner("get_asked_questions", { event_id_param });
  const asked_id_param = asked.find(({ email }) => email === payload.email)?.id ?? "";
  await planner("put_away_question", { asked_id_param, is_away: true });
  const answer_param = "In the yard of the school.";
  await planner("answer_asked_question", { asked_id_param, answer_param });
  await planner("show_asked_question", {
    asked_id_param,
    input: { question: payload.question, answer: answer_param },
  });
  await server("get_shared_questions", { token });
  const question_id_param = saved.at(-1)?.id ?? "";
  await planner("remove_page_question", { event_id_param, question_id_param });
}
