import type { PollAnswer, PollQuestion } from "@jubilee/core/planning/polls.types";
import type { PollCopy } from "../copy/poll.types.ts";
import { Lazy } from "../parts/Lazy.tsx";
import { help, section, unseen } from "../styles/base.css.ts";
import { part, question as questionClass, words } from "../styles/poll.css.ts";
import { error as errorClass } from "../styles/wrong.css.ts";
import { answerTo, type AnswerProps } from "./answers.ts";
import { Choices } from "./Choices.tsx";
import { once } from "./once.ts";

const loadDates = once(() => import("../steps/poll/poll-dates.tsx"));
const loadAnswer = once(() => import("../steps/poll/poll-answer.tsx"));
const loadSuggest = once(() => import("../steps/poll/poll-suggest.tsx"));

const isChoice = ({ kind }: PollQuestion) => kind === "single" || kind === "several";
const loadScreen = ({ kind }: PollQuestion) => (kind === "date" ? loadDates : loadAnswer);

/** Fetches what answers a question beyond a choice. */
export const loadParts = (question: PollQuestion) =>
  Promise.all([
    isChoice(question) || loadScreen(question)(),
    question.guestsMayAdd && loadSuggest(),
  ]);

interface Props extends Omit<AnswerProps, "said"> {
  copy: PollCopy;
  answers: PollAnswer[];
  error: string | undefined;
}

/** One question with what answers it. */
export function Question(props: Props) {
  const { context, data, copy, question, error, onAnswer } = props;
  const { id: questionId, text, note } = question;
  const said = answerTo(question, props.answers);
  // Where a poll asks one thing, its title is the question.
  const isTitle = data.questions.length === 1 && text === data.title;
  return (
    <fieldset
      className={`${section} ${part} ${questionClass}`}
      tabIndex={-1}
      aria-invalid={error ? true : undefined}
    >
      <legend dir="auto" className={isTitle ? unseen : words}>
        {question.required || isTitle ? text : `${text} (${context.copy.optional})`}
      </legend>
      {note && (
        <p className={help} dir="auto">
          {note}
        </p>
      )}
      {isChoice(question) ? (
        <Choices
          question={question}
          copy={copy}
          chosen={said.chosen ?? []}
          onChosen={(chosen) => onAnswer({ questionId, chosen })}
        />
      ) : (
        <Lazy context={context} load={loadScreen(question)} screen={{ ...props, said }} />
      )}
      {error && (
        <span className={errorClass} role="alert">
          {error}
        </span>
      )}
      {question.guestsMayAdd && <Lazy context={context} load={loadSuggest} screen={props} />}
    </fieldset>
  );
}
