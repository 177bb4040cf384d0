import { pollLimits } from "@jubilee/core/planning/polls.rules";
import type { QuestionKind } from "@jubilee/core/planning/polls.types";
import { IconButton } from "@jubilee/ui/icon-button";
import { NumberField } from "@jubilee/ui/number-field";
import { Text } from "@jubilee/ui/text";
import { TextField } from "@jubilee/ui/text-field";
import { Trash2, Users } from "lucide-react";
import { useState } from "react";
import { fields, option as optionClass, optionTools } from "./Editor.css.ts";
import type { OptionDraft } from "./pollDraft.rules.ts";
import { TimeFields } from "./TimeFields.tsx";

export interface OptionLineProps {
  option: OptionDraft;
  kind: QuestionKind;
  at: number;
  timeZone: string;
  /** Answers it has already. */
  votes: number;
  error: string | undefined;
  onChange: (part: Partial<OptionDraft>) => void;
  onRemove: () => void;
}

/** One option: words or a time, and how many may choose it. */
export function OptionLine(props: OptionLineProps) {
  const { option, kind, at, timeZone, votes, error, onChange, onRemove } = props;
  const [isLimited, setLimited] = useState(option.mostVotes !== null);
  const name = kind === "date" ? `Time ${at + 1}` : `Option ${at + 1}`;
  return (
    <li className={optionClass}>
      <div className={fields}>
        {kind === "date" ? (
          <TimeFields
            option={option}
            name={name}
            timeZone={timeZone}
            error={error}
            onChange={onChange}
          />
        ) : (
          <TextField
            label={name}
            value={option.label}
            maxLength={pollLimits.option}
            error={error}
            onValueChange={(label) => onChange({ label })}
          />
        )}
        {isLimited && (
          <NumberField
            label={`${name}: at most so many people`}
            help="Left empty: as many as like."
            min={1}
            max={100_000}
            value={option.mostVotes}
            onValueChange={(mostVotes) => onChange({ mostVotes })}
          />
        )}
        {votes > 0 && (
          <Text tone="muted" size={14}>
            {votes === 1 ? "1 answer stays" : `${votes} answers stay`} with it, whatever it is
            called.
          </Text>
        )}
      </div>
      <span className={optionTools}>
        <IconButton
          size="sm"
          label={`Limit ${name.toLowerCase()}`}
          icon={<Users />}
          aria-expanded={isLimited}
          onClick={() => {
            setLimited(!isLimited);
            if (isLimited) onChange({ mostVotes: null });
          }}
        />
        <IconButton
          size="sm"
          label={`Remove ${name.toLowerCase()}`}
          icon={<Trash2 />}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}
