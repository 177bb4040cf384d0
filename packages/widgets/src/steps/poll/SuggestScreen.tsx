import { toInstant } from "@jubilee/core/base/time.rules";
import type { OptionInput, PollQuestion, SharedPoll } from "@jubilee/core/planning/polls.types";
import { useState } from "react";
import { ballotFor } from "../../client/ballot.ts";
import { pollSuggest as english } from "../../copy/en/poll-suggest.copy.ts";
import { cityOf, ownZone } from "../../format/proposed-time.ts";
import { Button } from "../../parts/Button.tsx";
import { field, help, input } from "../../styles/base.css.ts";
import { error as errorClass } from "../../styles/wrong.css.ts";
import type { AnswerProps } from "../../poll/answers.ts";
import { refusalText } from "../every/refusalText.ts";

type Props = Pick<AnswerProps, "context" | "question" | "onFresh">;

const hourMs = 3_600_000;

/** One more option, by a voter: words, a day, or a time on the voter's own clock. */
export function SuggestScreen({ context, question, onFresh }: Props) {
  const copy = context.words("pollSuggest", english);
  const [isOpen, setOpen] = useState(false);
  const [value, setValue] = useState("");
  const [error, setError] = useState("");
  const [isBusy, setBusy] = useState(false);
  const isDay = question.options.some(({ day }) => day !== null);
  const isTime = question.kind === "date" && !isDay;
  const id = `add-${question.id}`;

  const add = async () => {
    if (!value.trim()) return setError(copy.missing);
    setBusy(true);
    setError("");
    const answer = await context.call<SharedPoll>("POST", `poll/${context.token}/option`, {
      questionId: question.id,
      ballotToken: ballotFor(context.token),
      ...optionOf(value.trim(), question, isTime, isDay),
    });
    setBusy(false);
    if (answer.ok) {
      setOpen(false);
      setValue("");
      return onFresh(answer.value);
    }
    setError(await refusalText(context, answer.error));
  };
  if (!isOpen) return <Button onPress={() => setOpen(true)}>{copy.title}</Button>;
  return (
    <div className={field}>
      <label htmlFor={id}>{isTime ? copy.time : isDay ? copy.day : copy.words}</label>
      <input
        id={id}
        className={input}
        type={isTime ? "datetime-local" : isDay ? "date" : "text"}
        maxLength={200}
        value={value}
        dir="auto"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onInput={({ currentTarget }) => setValue(currentTarget.value)}
        onKeyDown={(event) => {
          // It stands inside the form that votes.
          if (event.key !== "Enter") return;
          event.preventDefault();
          if (!isBusy) void add();
        }}
      />
      {isTime && <span className={help}>{copy.zone(cityOf(ownZone()))}</span>}
      {error && (
        <span className={errorClass} id={`${id}-error`} role="alert">
          {error}
        </span>
      )}
      <Button busy={isBusy} onPress={() => void add()}>
        {copy.send}
      </Button>
    </div>
  );
}

/** As long as the times that are proposed already. */
function lengthOf({ options }: PollQuestion): number {
  const first = options.find(({ startAt, endAt }) => startAt !== null && endAt !== null);
  if (!first?.startAt || !first.endAt) return hourMs;
  return Date.parse(first.endAt) - Date.parse(first.startAt);
}

function optionOf(
  value: string,
  question: PollQuestion,
  isTime: boolean,
  isDay: boolean,
): OptionInput {
  if (!isTime) return isDay ? { day: value } : { label: value };
  const { instant } = toInstant(value.slice(0, 16), ownZone());
  const endAt = new Date(Date.parse(instant) + lengthOf(question)).toISOString();
  return { startAt: instant, endAt };
}
