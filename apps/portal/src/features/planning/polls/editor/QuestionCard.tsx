import { pollLimits } from "@jubilee/core/planning/polls.rules";
import { Checkbox } from "@jubilee/ui/checkbox";
import { Heading } from "@jubilee/ui/heading";
import { IconButton } from "@jubilee/ui/icon-button";
import { Select } from "@jubilee/ui/select";
import { TextField } from "@jubilee/ui/text-field";
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { useId } from "react";
import { kindCopy, kinds } from "../kinds.copy.ts";
import { Grip } from "./Grip.tsx";
import { ConditionField } from "./ConditionField.tsx";
import { head, question as questionClass, tools } from "./Editor.css.ts";
import { OptionsField } from "./OptionsField.tsx";
import {
  hasOptions,
  newOption,
  type QuestionDraft,
  type QuestionProblems,
} from "./pollDraft.rules.ts";
import { KindFields } from "./KindFields.tsx";
import type { PollForm } from "./usePollForm.ts";

export interface QuestionCardProps {
  form: PollForm;
  question: QuestionDraft;
  at: number;
  timeZone: string;
  votes: ReadonlyMap<string, number>;
  /** Somebody may have answered it: another kind of answer would be another question. */
  isKindFixed: boolean;
  problems: QuestionProblems | undefined;
}

const kindOptions = kinds.map((kind) => ({ value: kind, label: kindCopy[kind].label }));

/** One question: what is asked, how it is answered, and who is asked it. */
export function QuestionCard(props: QuestionCardProps) {
  const { form, question, at, timeZone, votes, isKindFixed, problems } = props;
  const title = useId();
  const { key, kind } = question;
  const count = form.draft.questions.length;
  const change = (part: Partial<QuestionDraft>) => form.changeQuestion(key, part);
  const chooseKind = (next: string) => {
    const to = kinds.find((one) => one === next) ?? kind;
    // Words are no times: only among kinds with words do options stay.
    const stays = to !== "date" && kind !== "date" && hasOptions(to) && hasOptions(kind);
    const begun = hasOptions(to) ? [newOption(), newOption()] : [];
    change({ kind: to, options: stays ? question.options : begun });
  };
  return (
    <li className={questionClass} aria-labelledby={title}>
      <div className={head} hidden={count === 1}>
        <Heading id={title} level={3} size="row">
          Question {at + 1}
        </Heading>
        {count > 1 && (
          <span className={tools}>
            <Grip
              name={`question ${at + 1}`}
              place={at}
              count={count}
              onMove={(to) => form.moveQuestion(key, to - at)}
            />
            <IconButton
              size="sm"
              label={`Move question ${at + 1} up`}
              icon={<ArrowUp />}
              disabled={at === 0}
              onClick={() => form.moveQuestion(key, -1)}
            />
            <IconButton
              size="sm"
              label={`Move question ${at + 1} down`}
              icon={<ArrowDown />}
              disabled={at === count - 1}
              onClick={() => form.moveQuestion(key, 1)}
            />
            <IconButton
              size="sm"
              label={`Remove question ${at + 1}`}
              icon={<Trash2 />}
              onClick={() => form.removeQuestion(key)}
            />
          </span>
        )}
      </div>
      <TextField
        label="Question"
        value={question.text}
        maxLength={pollLimits.question}
        required
        error={problems?.text}
        onValueChange={(text) => change({ text })}
      />
      <Select
        label="Answered with"
        help={isKindFixed ? "It stays once somebody has voted." : kindCopy[kind].help}
        disabled={isKindFixed}
        options={kindOptions}
        value={kind}
        onValueChange={chooseKind}
      />
      {hasOptions(kind) && (
        <OptionsField
          question={question}
          timeZone={timeZone}
          votes={votes}
          problems={problems}
          onChange={(options) => change({ options })}
        />
      )}
      <KindFields question={question} problems={problems} onChange={change} />
      <Checkbox
        label="An answer is needed"
        checked={question.required}
        onCheckedChange={(required) => change({ required })}
      />
      <ConditionField
        draft={form.draft}
        question={question}
        error={problems?.onlyIf}
        onChange={(onlyIf) => change({ onlyIf })}
      />
    </li>
  );
}
