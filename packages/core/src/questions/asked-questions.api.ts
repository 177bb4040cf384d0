import { call } from "../base/calls.api.ts";
import type { Result } from "../base/result.types.ts";
import type { DatabaseClient } from "../database/client.types.ts";
import type { AskedQuestion, AskedQuestions, QuestionDraft } from "./questions.types.ts";

export interface AskedQuestionsApi {
  list: (eventId: string) => Promise<Result<AskedQuestions>>;
  /** Lets guests ask on the event's page, or no more. */
  open: (eventId: string, isOpen: boolean) => Promise<Result<boolean>>;
  /** Once; it is mailed where an address is known. */
  answer: (id: string, answer: string) => Promise<Result<AskedQuestion>>;
  /** Puts it on the event's page, without the asker's name. */
  show: (id: string, draft: QuestionDraft) => Promise<Result<AskedQuestion>>;
  putAway: (id: string, isAway: boolean) => Promise<Result<AskedQuestion>>;
}

/** What guests ask the hosts of an event, for planners. */
export function createAskedQuestionsApi(client: DatabaseClient): AskedQuestionsApi {
  return {
    list: (eventId) => call(client, "get_asked_questions", { event_id_param: eventId }),
    open: (eventId, isOpen) =>
      call(client, "set_questions_taken", { event_id_param: eventId, are_taken: isOpen }),
    answer: (id, answer) =>
      call(client, "answer_asked_question", { asked_id_param: id, answer_param: answer }),
    show: (id, { question, answer }) =>
      call(client, "show_asked_question", { asked_id_param: id, input: { question, answer } }),
    putAway: (id, isAway) =>
      call(client, "put_away_question", { asked_id_param: id, is_away: isAway }),
  };
}
