import { pollLimits } from "@jubilee/core/planning/polls.rules";
import type { AnswerProps } from "../../poll/answers.ts";
import { input } from "../../styles/field.css.ts";
import { RankingScreen } from "./RankingScreen.tsx";
import { RatingScreen } from "./RatingScreen.tsx";

/** What answers a question that takes more than a choice: a number, an order, or words. */
export function AnswerScreen({ context, question, said, onAnswer }: AnswerProps) {
  const { id: questionId, kind } = question;
  if (kind === "rating") {
    return (
      <RatingScreen
        question={question}
        value={said.rating ?? null}
        onValue={(rating) => onAnswer({ questionId, rating })}
      />
    );
  }
  if (kind === "ranked") {
    return (
      <RankingScreen
        context={context}
        question={question}
        ranking={said.ranking ?? []}
        onRanking={(ranking) => onAnswer({ questionId, ranking })}
      />
    );
  }
  return (
    <textarea
      className={input}
      name={questionId}
      aria-label={question.text}
      rows={4}
      value={said.words ?? ""}
      dir="auto"
      maxLength={pollLimits.words}
      required={question.required}
      onInput={({ currentTarget }) => onAnswer({ questionId, words: currentTarget.value })}
    />
  );
}
