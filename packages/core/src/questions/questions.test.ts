import { expect, it } from "vitest";
import { questionProblems, suggestedQuestions } from "./questions.rules.ts";

it("a question needs words and an answer", () => {
  expect(questionProblems({ question: "Is there parking?", answer: "Behind the hall." })).toEqual(
    {},
  );
  expect(Object.keys(questionProblems({ question: " ", answer: "\n" }))).toEqual([
    "question",
    "answer",
  ]);
});

it("proposes what a kind of event is asked first, and nothing that is answered already", () => {
  const first = suggestedQuestions("sports-team-type-1", []);
  expect(first[0]).toBe("Do we play?");
  expect(first).toContain("Is there parking?");
  const rest = suggestedQuestions("sports-team-type-1", [{ question: "IS THERE PARKING?" }]);
  expect(rest).not.toContain("Is there parking?");
  expect(suggestedQuestions(null, []).length).toBeGreaterThan(0);
});
