import { createAskedQuestionsApi } from "@jubilee/core/questions/asked-questions.api";
import { draftOfAsked, mostLetters } from "@jubilee/core/questions/questions.rules";
import { createQuestionsApi } from "@jubilee/core/questions/questions.api";
import type { AskedQuestion, QuestionDraft } from "@jubilee/core/questions/questions.types";
import { toast } from "@jubilee/ui/toast";
import { useApi } from "../../page-kit/data/useApi.ts";
import { useRead } from "../../page-kit/data/useRead.ts";
import { useWrite } from "../../page-kit/data/useWrite.ts";
import { questionKeys } from "./keys.ts";

/** What guests ask the hosts of an event, and what can be done with it. */
export function useAskedQuestions(eventId: string) {
  const api = useApi(createAskedQuestionsApi);
  const page = useApi(createQuestionsApi);
  const query = useRead(questionKeys.asked(eventId), () => api.list(eventId));
  const write = useWrite(questionKeys.all(eventId), "Questions");
  const { run } = write;
  const show = async (asked: AskedQuestion, draft: QuestionDraft) => {
    const shown = await api.show(asked.id, draft);
    const made = shown.ok ? shown.value.publishedId : null;
    if (made) {
      toast("It is on the page now", { undo: () => void run(() => page.remove(eventId, made)) });
    }
    return shown;
  };
  const putAway = async (asked: AskedQuestion) => {
    if (!(await run(() => api.putAway(asked.id, true)))) return;
    toast("Archived", { undo: () => void run(() => api.putAway(asked.id, false)) });
  };
  return {
    query,
    write,
    open: (isOpen: boolean) => run(() => api.open(eventId, isOpen)),
    answer: (asked: AskedQuestion, answer: string) => api.answer(asked.id, answer),
    putAway,
    takeBack: (asked: AskedQuestion) => run(() => api.putAway(asked.id, false)),
    /** Right away, where it fits on the page as it was asked. */
    showNow: (asked: AskedQuestion) => run(() => show(asked, draftOfAsked(asked))),
    show,
  };
}

/** Whether a question fits on the page as it was asked. */
export const fitsPage = (asked: AskedQuestion): boolean =>
  draftOfAsked(asked).question.length <= mostLetters.question;
