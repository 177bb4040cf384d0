import { toInstant } from "@jubilee/core/base/time.rules";
import { clockPlace, deviceZone } from "@jubilee/core/base/zone-place.rules";
import type {
  OptionInput,
  PollAnswer,
  PollOption,
  PollQuestion,
  SharedPoll,
} from "@jubilee/core/planning/polls.types";
import { useEffect, useRef, useState } from "react";
import { ballotFor } from "../../client/ballot.ts";
import { pollSuggest as english } from "../../copy/en/poll-suggest.copy.ts";
import { Button } from "../../parts/Button.tsx";
import { help } from "../../styles/base.css.ts";
import { field, input } from "../../styles/field.css.ts";
import { error as errorClass } from "../../styles/wrong.css.ts";
import { answerTo, type AnswerProps } from "../../poll/answers.ts";
import { refusalText } from "../every/refusalText.ts";

export interface SuggestProps extends Pick<
  AnswerProps,
  "context" | "question" | "onFresh" | "onAnswer"
> {
  answers: PollAnswer[];
}

const hourMs = 3_600_000;

/** One more option, by a voter: words, a day, or a time on the voter's own clock. */
export function SuggestScreen(props: SuggestProps) {
  const { context, question, onFresh } = props;
  const copy = context.words("pollSuggest", english);
  const [isOpen, setOpen] = useState(false);
  const [value, setValue] = useState("");
  const [error, setError] = useState("");
  const [isBusy, setBusy] = useState(false);
  const isDay = question.options.every(({ day }) => day !== null);
  const isTime = question.kind === "date" && !isDay;
  const id = `add-${question.id}`;
  const newest = useRef(props);
  const box = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    newest.current = props;
    // What was pressed has gone, and what came in its place is where one goes on.
    if (wasOpen.current !== isOpen)
      box.current?.querySelector<HTMLElement>("input, button")?.focus();
    wasOpen.current = isOpen;
  });

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
      onFresh(answer.value);
      const added = addedTo(question, answer.value, value.trim());
      const said = added && taking(added, newest.current);
      if (said) newest.current.onAnswer(said);
      return context.announce(copy.added(value.trim()));
    }
    setError(await refusalText(context, answer.error));
  };
  if (!isOpen) {
    return (
      <div ref={box}>
        <Button onPress={() => setOpen(true)}>{copy.title}</Button>
      </div>
    );
  }
  return (
    <div ref={box} className={field}>
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
      {isTime && (
        <span className={help}>{copy.zone(clockPlace(deviceZone(), context.locale))}</span>
      )}
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

/** The option that a suggestion became: a new one, or the one that says the same. */
function addedTo(before: PollQuestion, after: SharedPoll, value: string): PollOption | undefined {
  const known = new Set(before.options.map(({ id }) => id));
  const options = after.questions.find(({ id }) => id === before.id)?.options ?? [];
  return (
    options.find(({ id }) => !known.has(id)) ??
    options.find(({ label, day }) => (day ?? label?.toLowerCase()) === value.toLowerCase())
  );
}

/** Whoever suggests something wants it: their answer with it, where there is room for one more. */
function taking(
  { id, votesLeft }: PollOption,
  { question, answers }: SuggestProps,
): PollAnswer | null {
  const { id: questionId, kind, mostChoices } = question;
  const { chosen = [], ranking = [], marks = {} } = answerTo(question, answers);
  if (kind === "date") return { questionId, marks: { ...marks, [id]: "yes" } };
  if (kind === "ranked")
    return ranking.includes(id) ? null : { questionId, ranking: [...ranking, id] };
  if (votesLeft === 0) return null;
  if (kind === "single") return { questionId, chosen: [id] };
  const isFull = mostChoices !== null && chosen.length >= mostChoices;
  return isFull || chosen.includes(id) ? null : { questionId, chosen: [...chosen, id] };
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
  const { instant } = toInstant(value.slice(0, 16), deviceZone());
  const endAt = new Date(Date.parse(instant) + lengthOf(question)).toISOString();
  return { startAt: instant, endAt };
}
