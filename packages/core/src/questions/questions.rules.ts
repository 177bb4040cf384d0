import { questionsCopy } from "./questions.copy.ts";
import type { AskedQuestion, PageQuestion, QuestionDraft } from "./questions.types.ts";

/** Letters that a question and an answer may have, and what a guest asks. */
export const mostLetters = { question: 200, answer: 2000, asked: 1000 } as const;

/** So many questions a page takes. */
export const mostQuestions = 40;

/** What is wrong with a question, by field; empty when nothing is. */
export function questionProblems(
  draft: QuestionDraft,
): Partial<Record<keyof QuestionDraft, string>> {
  return {
    ...(draft.question.trim() === "" && { question: questionsCopy.question }),
    ...(draft.answer.trim() === "" && { answer: questionsCopy.answer }),
  };
}

/** What is wrong with the answer to a guest. */
export function answerProblems({ answer }: Pick<QuestionDraft, "answer">): { answer?: string } {
  return answer.trim() === "" ? { answer: questionsCopy.reply } : {};
}

/** Asked of every kind of event. */
const always = [
  "Is there parking?",
  "What should I wear?",
  "May I bring my children?",
  "When can I arrive, and when does it end?",
];

/** What guests of a kind of event ask besides. */
const byType: Readonly<Record<string, readonly string[]>> = {
  "club-type-1": ["May I bring somebody who is not a member?"],
  "community-type-1": ["Can I help?", "What happens if it rains?"],
  "family-type-1": ["Who brings what to eat?", "Where can we stay overnight?"],
  "milestone-type-1": ["Would you like a present?", "May I say a few words?"],
  "military-type-1": ["May my family come along?", "Where can we stay overnight?"],
  "professional-type-1": ["Do I get a confirmation of attendance?", "Is there a recording?"],
  "school-type-1": ["May I bring my partner?", "Do teachers come, too?"],
  "social-type-1": ["May I bring a friend?", "Shall I bring something?"],
  "sports-team-type-1": ["Do we play?", "May I bring my family?"],
  "fraternity-sorority-type-1": ["May I bring a guest?", "Where can we stay overnight?"],
  "friends-type-1": ["How do we share the costs?", "What shall I pack?"],
  "cultural-type-1": ["What happens if it rains?", "Is the place accessible?"],
};

/** Questions to begin with, those first that this kind of event is asked; none that is there. */
export function suggestedQuestions(
  eventTypeId: string | null,
  there: readonly Pick<PageQuestion, "question">[],
): string[] {
  const known = new Set(there.map(({ question }) => question.toLocaleLowerCase("en")));
  return [...(byType[eventTypeId ?? ""] ?? []), ...always].filter(
    (question) => !known.has(question.toLocaleLowerCase("en")),
  );
}

/** What was asked as it would stand on the page: on one line, and no longer than fits there. */
export function draftOfAsked({
  question,
  answer,
}: Pick<AskedQuestion, "question" | "answer">): QuestionDraft {
  return { question: question.trim().replaceAll(/\s+/g, " "), answer: answer ?? "" };
}
