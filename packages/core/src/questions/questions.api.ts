import { call } from "../base/calls.api.ts";
import type { Result } from "../base/result.types.ts";
import type { DatabaseClient } from "../database/client.types.ts";
import type { PageQuestion, QuestionDraft } from "./questions.types.ts";

export interface QuestionsApi {
  /** In the hosts' order. */
  list: (eventId: string) => Promise<Result<PageQuestion[]>>;
  /** Adds one as the last (id null, or that of one just removed), or changes one; guests see it unless it is a draft. */
  save: (
    eventId: string,
    id: string | null,
    draft: QuestionDraft,
  ) => Promise<Result<PageQuestion[]>>;
  remove: (eventId: string, id: string) => Promise<Result<PageQuestion[]>>;
  arrange: (eventId: string, ids: string[]) => Promise<Result<PageQuestion[]>>;
}

/** Questions and answers of an event's page, for planners. */
export function createQuestionsApi(client: DatabaseClient): QuestionsApi {
  return {
    list: (eventId) => call(client, "list_page_questions", { event_id_param: eventId }),
    save: (eventId, id, draft) =>
      call(client, "save_page_question", {
        event_id_param: eventId,
        question_id_param: id,
        input: { question: draft.question, answer: draft.answer, isDraft: draft.isDraft ?? false },
      }),
    remove: (eventId, id) =>
      call(client, "remove_page_question", { event_id_param: eventId, question_id_param: id }),
    arrange: (eventId, ids) =>
      call(client, "arrange_page_questions", { event_id_param: eventId, question_ids: ids }),
  };
}
