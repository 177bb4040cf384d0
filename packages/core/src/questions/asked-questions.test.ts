import { expect, it } from "vitest";
import { held } from "./asked-questions.held.ts";
import { notices } from "./questions.notices.ts";
import { answerProblems, draftOfAsked } from "./questions.rules.ts";

it("what was asked stands on the page on one line, with its answer", () => {
  const asked = { question: " May I bring\n my dog? ", answer: "On a lead." };
  expect(draftOfAsked(asked)).toEqual({ question: "May I bring my dog?", answer: "On a lead." });
  expect(answerProblems({ answer: " " })).toHaveProperty("answer");
  expect(answerProblems({ answer: "Yes" })).toEqual({});
});

it("hosts are told who asks what, and where it is answered", () => {
  const told = { name: "Bo", question: "Dogs?", eventId: "ball" };
  expect(notices.question.line(told)).toBe("Bo asks: “Dogs?”");
  expect(notices.question.page.path(told)).toBe("event-details/ball?tab=questions");
});

it("somebody is told what they asked and whether it was answered", () => {
  const questions = [{ event: "Ball", question: "Dogs?", answer: null, at: "2027-01-01" }];
  const said = held.facts({ questions } as never, held.copy, { day: (at: string) => at } as never);
  expect(said).toEqual([{ term: "Dogs?", detail: "Ball\u00A0· 2027-01-01" }]);
});
