import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { emptyPoll, newQuestion } from "./pollDraft.rules.ts";
import { usePollForm } from "./usePollForm.ts";

const write = { isBusy: false, run: () => Promise.resolve(null) };

it("two changes in one moment both stand: neither is made of what was there before the other", () => {
  const { result } = renderHook(() => usePollForm(emptyPoll, write, "Europe/Berlin"));
  const form = result.current;
  const [first] = form.draft.questions;
  if (!first) throw new Error("A poll begins with a question");
  act(() => {
    form.addQuestion(newQuestion("ranked"));
    form.changeQuestion(first.key, { text: "How do you come?" });
  });
  expect(result.current.draft.questions.map(({ kind }) => kind)).toContain("ranked");
  expect(result.current.draft.questions[0]?.text).toBe("How do you come?");
});
