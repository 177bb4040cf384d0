import { pollLimits } from "@jubilee/core/planning/polls.rules";
import { zonePlace } from "@jubilee/core/base/time.rules";
import { Button } from "@jubilee/ui/button";
import { Inline } from "@jubilee/ui/inline";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { Text } from "@jubilee/ui/text";
import { Plus } from "lucide-react";
import { useState } from "react";
import { fields, options as optionsClass } from "./Editor.css.ts";
import { nextOption } from "./nextOption.ts";
import { OptionLine } from "./OptionLine.tsx";
import { PasteDialog } from "./PasteDialog.tsx";
import type { OptionDraft, QuestionDraft, QuestionProblems } from "./pollDraft.rules.ts";

interface OptionsFieldProps {
  question: QuestionDraft;
  timeZone: string;
  votes: ReadonlyMap<string, number>;
  problems: QuestionProblems | undefined;
  onChange: (options: OptionDraft[]) => void;
}

/** What can be chosen: one by one, or several pasted at once. */
export function OptionsField(props: OptionsFieldProps) {
  const { question, timeZone, votes, problems, onChange } = props;
  const [isPasting, setPasting] = useState(false);
  const { kind, options } = question;
  const room = pollLimits.options - options.length;
  const isDate = kind === "date";
  return (
    <div className={fields}>
      {isDate && (
        <Text tone="muted" size={14}>
          On {zonePlace(timeZone)}’s clocks. Everybody sees the times on their own.
        </Text>
      )}
      <ol className={optionsClass} aria-label={isDate ? "Times" : "Options"}>
        {options.map((option, at) => (
          <OptionLine
            key={option.key}
            option={option}
            kind={kind}
            at={at}
            timeZone={timeZone}
            votes={votes.get(option.id ?? "") ?? 0}
            error={problems?.byOption[option.key]}
            onChange={(part) =>
              onChange(options.map((one) => (one === option ? { ...one, ...part } : one)))
            }
            onRemove={() => onChange(options.filter((one) => one !== option))}
          />
        ))}
      </ol>
      {problems?.options && <InlineMessage tone="danger">{problems.options}</InlineMessage>}
      {room > 0 ? (
        <Inline>
          <Button
            variant="ghost"
            icon={<Plus />}
            onClick={() => onChange([...options, nextOption(kind, options)])}
          >
            {isDate ? "Add a time" : "Add an option"}
          </Button>
          <Button variant="ghost" onClick={() => setPasting(true)}>
            Paste several
          </Button>
        </Inline>
      ) : (
        <InlineMessage tone="muted">
          A question has {pollLimits.options} options at most.
        </InlineMessage>
      )}
      {isPasting && (
        <PasteDialog
          kind={kind}
          room={room + options.filter(isBlank).length}
          onAdd={(pasted) => onChange([...options.filter((one) => !isBlank(one)), ...pasted])}
          onClose={() => setPasting(false)}
        />
      )}
    </div>
  );
}

/** A line that nobody has filled in yet gives way to what is pasted. */
const isBlank = ({ id, label, startLocal }: OptionDraft) =>
  id === null && label.trim() === "" && startLocal === "";
