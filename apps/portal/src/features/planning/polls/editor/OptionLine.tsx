import { pollLimits } from "@jubilee/core/planning/polls.rules";
import type { QuestionKind } from "@jubilee/core/planning/polls.types";
import { IconButton } from "@jubilee/ui/icon-button";
import { NumberField } from "@jubilee/ui/number-field";
import { TextField } from "@jubilee/ui/text-field";
import { Trash2 } from "lucide-react";
import type { ClipboardEvent, KeyboardEvent } from "react";
import { fields, option as optionClass, optionGrip, optionTools } from "./Editor.css.ts";
import { Grip } from "./Grip.tsx";
import { KeptVotes } from "./KeptVotes.tsx";
import type { OptionDraft } from "./pollDraft.rules.ts";
import { TimeFields } from "./TimeFields.tsx";

export interface OptionLineProps {
  option: OptionDraft;
  kind: QuestionKind;
  /** Where it stands among how many, from 0. */
  place: { at: number; of: number };
  timeZone: string;
  /** Answers it has already. */
  votes: number;
  /** How many may choose it is asked. */
  isLimited: boolean;
  error: string | undefined;
  onChange: (part: Partial<OptionDraft>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  /** Enter in it: on to the next one. */
  onNext: () => void;
  /** Whether what was pasted into it is taken as options. */
  onPasted: (text: string) => boolean;
}

/** One option: words or a time, and how many may choose it. */
export function OptionLine(props: OptionLineProps) {
  const { option, kind, place, timeZone, votes, isLimited, error } = props;
  const { onChange, onMove, onRemove, onNext, onPasted } = props;
  const name = kind === "date" ? `Time ${place.at + 1}` : `Option ${place.at + 1}`;
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    if (!(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    onNext();
  };
  const paste = (event: ClipboardEvent) => {
    if (onPasted(event.clipboardData.getData("text"))) event.preventDefault();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter and what is pasted are heard for the fields in it
    <li className={optionClass} data-option={option.key} onKeyDown={press} onPaste={paste}>
      <span className={optionGrip}>
        <Grip name={name.toLowerCase()} place={place.at} count={place.of} onMove={onMove} />
      </span>
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
        <KeptVotes option={option} kind={kind} votes={votes} />
      </div>
      <span className={optionTools}>
        <IconButton label={`Remove ${name.toLowerCase()}`} icon={<Trash2 />} onClick={onRemove} />
      </span>
    </li>
  );
}
