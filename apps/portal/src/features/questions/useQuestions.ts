import { moved } from "@jubilee/core/base/lists.rules";
import { createQuestionsApi } from "@jubilee/core/questions/questions.api";
import type { PageQuestion, QuestionDraft } from "@jubilee/core/questions/questions.types";
import { toast } from "@jubilee/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../page-kit/data/useApi.ts";
import { useRead } from "../../page-kit/data/useRead.ts";
import { useWrite } from "../../page-kit/data/useWrite.ts";
import { questionKeys } from "./keys.ts";

/** The questions of an event's page and what can be done with them. */
export function useQuestions(eventId: string) {
  const api = useApi(createQuestionsApi);
  const queries = useQueryClient();
  const queryKey = questionKeys.list(eventId);
  const write = useWrite(questionKeys.all(eventId), "Questions");
  const { run } = write;
  const query = useRead(queryKey, () => api.list(eventId));
  const questions = query.data ?? [];
  const put = (next: PageQuestion[]) => queries.setQueryData(queryKey, next);
  const arrange = async (next: PageQuestion[]) => {
    put(next);
    const ids = next.map(({ id }) => id);
    if (!(await run(() => api.arrange(eventId, ids)))) put(questions);
  };
  const save = (id: string | null, draft: QuestionDraft) => api.save(eventId, id, draft);

  /** Guests see them from now on; one call each, so that one that is refused holds back no other. */
  const show = (read: readonly PageQuestion[]) =>
    run(async () => {
      let answered = await api.list(eventId);
      for (const { id, question, answer } of read) {
        if (!answered.ok) return answered;
        answered = await save(id, { question, answer });
      }
      return answered;
    });

  /** Taken back it stands where it stood. */
  const restore = async (question: PageQuestion) => {
    if (!(await run(() => save(question.id, question)))) return;
    const ids = questions.map(({ id }) => id);
    await run(() => api.arrange(eventId, ids));
  };
  const remove = async (question: PageQuestion) => {
    if (!(await run(() => api.remove(eventId, question.id)))) return;
    toast("Question removed", { undo: () => void restore(question) });
  };
  return {
    query,
    questions,
    drafts: questions.filter(({ isDraft }) => isDraft),
    write,
    save,
    show,
    remove,
    move: (at: number, by: number) => arrange(moved(questions, at, at + by)),
  };
}
