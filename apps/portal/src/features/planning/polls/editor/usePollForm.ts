import { useState } from "react";
import type { Result } from "@jubilee/core/base/result.types";
import type { Write } from "../../../../page-kit/data/useWrite.ts";
import { useNow } from "../../../../page-kit/useNow.ts";
import { useDraft } from "../../../../page-kit/form/useDraft.ts";
import {
  movedQuestion,
  problemsOf,
  type DraftClock,
  settled,
  type PollDraft,
  type QuestionDraft,
} from "./pollDraft.rules.ts";

export type PollForm = ReturnType<typeof usePollForm>;

const checkAt = (clock: DraftClock) => (draft: PollDraft) => ({
  ...(draft.title.trim() === "" ? { title: "Give the poll a title" } : {}),
  ...(Object.keys(problemsOf(draft, clock)).length > 0
    ? { questions: "Something is missing in the questions" }
    : {}),
});

/** What a planner typed of a poll, with its questions, what is wrong with it, and how it is sent. */
export function usePollForm(start: () => PollDraft, write: Write, timeZone: string) {
  const clock = { timeZone, nowMs: useNow() };
  const form = useDraft(start, { write, check: checkAt(clock) });
  const [isTried, setTried] = useState(false);
  const { draft, change } = form;
  const put = (next: (known: PollDraft) => PollDraft) =>
    change((known) => ({ questions: settled(next(known)).questions }));
  return {
    ...form,
    clock,
    /** By the key of a question; told once sending was tried. */
    problems: isTried ? problemsOf(draft, clock) : {},
    send: <Value>(call: () => Promise<Result<Value>>) => {
      setTried(true);
      return form.send(call);
    },
    addQuestion: (question: QuestionDraft) =>
      put((known) => ({ ...known, questions: [...known.questions, question] })),
    changeQuestion: (key: string, part: Partial<QuestionDraft>) =>
      put((known) => ({
        ...known,
        questions: known.questions.map((one) => (one.key === key ? { ...one, ...part } : one)),
      })),
    removeQuestion: (key: string) =>
      put((known) => ({ ...known, questions: known.questions.filter((one) => one.key !== key) })),
    moveQuestion: (key: string, by: number) => put((known) => movedQuestion(known, key, by)),
  };
}
