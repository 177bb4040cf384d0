import { askedQuestions, isEmptyAnswer } from "@jubilee/core/planning/polls.rules";
import type { PollAnswer, SharedPoll } from "@jubilee/core/planning/polls.types";
import { type ReactNode, useState } from "react";
import type { PollCopy } from "../copy/poll.types.ts";
import { adopt } from "../element/sheets.ts";
import { Alert } from "../parts/Alert.tsx";
import { Button } from "../parts/Button.tsx";
import { Lazy } from "../parts/Lazy.tsx";
import { useEffectOn } from "../parts/useEffectOn.ts";
import { act, help, section, unseen } from "../styles/base.css.ts";
import { dashes, part, steps } from "../styles/poll.css.ts";
import type { Problem, WidgetContext } from "../widget.types.ts";
import { keptAnswers } from "./answers.ts";
import { loadParts, Question } from "./Question.tsx";
import { once } from "./once.ts";

export interface BallotProps {
  context: WidgetContext;
  data: SharedPoll;
  copy: PollCopy;
  /** The poll has another option, or other votes. */
  onFresh: (poll: SharedPoll) => void;
  /** The vote has arrived, or the poll is over and took it no more. */
  onDone: (poll: SentPoll) => void;
  /** Back to the vote as it is, where one is changed. */
  onBack?: (() => void) | undefined;
  /** Stands under it. */
  children?: ReactNode;
}

/** A poll after a vote from here: why it was not taken, or empty. */
export interface SentPoll extends SharedPoll {
  notTaken?: string;
}

/** What is wrong, by the id of a question, `name` or `note`. */
export type BallotErrors = Record<string, string | undefined>;

/** What stands beside the answers of a named vote. */
export interface PersonFields {
  name: string;
  email: string;
  note: string;
  website: string;
}

const loadFields = once(() => import("../steps/poll/poll-fields.tsx"));
const loadSend = () => import("../steps/poll/send-vote.ts");

/** The questions of a poll: all of a single one, a survey's one after the other; then the vote is sent. */
export function Ballot(props: BallotProps) {
  const { context, data, copy } = props;
  const { draft } = context;
  const kept = draft.read();
  const [answers, setAnswers] = useState(() =>
    keptAnswers(data.questions, kept["answers"] ?? data.own?.answers),
  );
  const [fields, setFields] = useState<PersonFields>(() => {
    const { name, email } = context.prefill;
    const { name: known, note } = data.own ?? {};
    const first: Record<string, unknown> = { name: known ?? name, email, note, ...kept };
    const text = (field: string) => {
      const value = first[field];
      return typeof value === "string" ? value : "";
    };
    return { name: text("name"), email: text("email"), note: text("note"), website: "" };
  });
  const [place, setPlace] = useState(0);
  const [errors, setErrors] = useState<BallotErrors>({});
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, setBusy] = useState(false);

  // The script that sends comes right after the form: a press that is sooner waits for it.
  useEffectOn([], () => {
    loadSend().then(
      ({ sheet }) => adopt(context.shadow, sheet),
      () => undefined,
    );
  });
  // A name that the page filled in comes after the first drawing.
  useEffectOn([context.prefill], () => {
    const { name } = context.prefill;
    if (name && !fields.name) setFields({ ...fields, name });
  });

  const asked = askedQuestions(
    data.questions,
    answers.filter((answer) => !isEmptyAnswer(answer)),
  );
  const at = Math.min(place, asked.length - 1);
  const question = asked[at];
  const isLast = at === asked.length - 1;
  const isNamed = data.naming === "named";
  const asksWho = isNamed && isLast;
  const [arrived, setArrived] = useState("");
  const key = `${question?.id}${asksWho}`;
  // What comes later comes at once, and only then what stands under it: nothing moves.
  useEffectOn([key], () => {
    const show = () => setArrived(key);
    if (question) Promise.all([loadParts(question), asksWho && loadFields()]).then(show, show);
  });
  if (!question) return null;

  const keep = (changed: object) => draft.write({ ...draft.read(), ...changed });
  const answer = (next: PollAnswer) => {
    const others = answers.filter(({ questionId }) => questionId !== next.questionId);
    const changed = [...others, next];
    setAnswers(changed);
    setErrors({ ...errors, [next.questionId]: undefined });
    keep({ answers: changed });
  };
  const goTo = (next: number) => {
    setPlace(next);
    context.announce(copy.place(next + 1, asked.length));
    // Where one reads and presses on is the next question, and not the button under it.
    requestAnimationFrame(() => context.shadow.querySelector("fieldset")?.focus());
  };
  const back = at > 0 ? () => goTo(at - 1) : props.onBack;
  const send = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const { sendVote } = await loadSend();
      await sendVote({ ...props, answers, fields, setErrors, setProblem });
    } catch {
      const { unavailableTitle: title, unavailableText: text } = context.copy;
      setProblem({ title, text });
    }
    setBusy(false);
  };
  const goOn = () => {
    const said = answers.find(({ questionId }) => questionId === question.id);
    if (question.required && (!said || isEmptyAnswer(said))) {
      setErrors({ [question.id]: copy.required });
    } else if (isLast) void send();
    else goTo(at + 1);
  };
  return (
    <form
      noValidate
      onSubmit={(submit) => {
        submit.preventDefault();
        if (!isBusy) goOn();
      }}
    >
      {asked.length > 1 && (
        <div className={dashes}>
          <span className={unseen}>{copy.place(at + 1, asked.length)}</span>
          {asked.map(({ id }, index) => (
            <i key={id} data-on={index <= at || undefined} />
          ))}
        </div>
      )}
      <Question
        key={question.id}
        {...props}
        question={question}
        answers={answers}
        error={errors[question.id]}
        onAnswer={answer}
      />
      {asksWho && (
        <div
          hidden={arrived !== key}
          className={arrived === key ? `${section} ${part}` : undefined}
        >
          <Lazy
            context={context}
            load={loadFields}
            screen={{
              context,
              data,
              fields,
              errors,
              onFields: (changed) => {
                setFields({ ...fields, ...changed });
                setErrors({});
                keep({ ...changed, website: undefined });
              },
            }}
          />
        </div>
      )}
      {arrived && (
        <>
          <div className={`${act} ${part}`}>
            {isLast && !isNamed && <p className={help}>{copy.anonymous}</p>}
            {problem && <Alert {...problem} />}
            <div className={steps}>
              {back && <Button onPress={back}>{copy.back}</Button>}
              <Button main type="submit" busy={isBusy}>
                {isBusy
                  ? copy.sending
                  : !isLast
                    ? copy.next
                    : data.hasVoted
                      ? copy.save
                      : copy.vote}
              </Button>
            </div>
          </div>
          {props.children}
        </>
      )}
    </form>
  );
}
