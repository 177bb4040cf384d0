import { pollLimits } from "@jubilee/core/planning/polls.rules";
import type { AnswerProps } from "../../poll/answers.ts";
import { help } from "../../styles/base.css.ts";
import { input } from "../../styles/field.css.ts";
import { error } from "../../styles/wrong.css.ts";
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
  const words = said.words ?? "";
  const { length } = words;
  return (
    <>
      <textarea
        className={input}
        name={questionId}
        aria-label={question.text}
        aria-invalid={length > pollLimits.words || undefined}
        rows={4}
        value={words}
        dir="auto"
        required={question.required}
        onInput={({ currentTarget }) => onAnswer({ questionId, words: currentTarget.value })}
      />
      {length > pollLimits.words - 100 && (
        <span className={length > pollLimits.words ? error : help}>
          {length} / {pollLimits.words}
        </span>
      )}
    </>
  );
}
