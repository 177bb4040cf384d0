import { zonePlace } from "@jubilee/core/base/time.rules";
import { pollLimits } from "@jubilee/core/planning/polls.rules";
import { Button } from "@jubilee/ui/button";
import { Checkbox } from "@jubilee/ui/checkbox";
import { Inline } from "@jubilee/ui/inline";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { Text } from "@jubilee/ui/text";
import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { fields, options as optionsClass } from "./Editor.css.ts";
import { OptionLine } from "./OptionLine.tsx";
import { PasteDialog } from "./PasteDialog.tsx";
import {
  isBlankOption,
  type OptionDraft,
  type QuestionDraft,
  type QuestionProblems,
} from "./pollDraft.rules.ts";
import { pastedLines, takenLines } from "./pasted.rules.ts";
import { useOptions } from "./useOptions.ts";
import { usePastingPlace } from "./usePastingPlace.ts";

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
  /** What the dialog for several options begins with; null while it is closed. */
  const [pasting, setPasting] = useState<string | null>(null);
  const place = usePastingPlace(timeZone);
  const { kind, options } = question;
  const [isLimited, setLimited] = useState(options.some(({ mostVotes }) => mostVotes !== null));
  const limit = (isOn: boolean) => {
    setLimited(isOn);
    if (!isOn) onChange(options.map((option) => ({ ...option, mostVotes: null })));
  };
  const list = useRef<HTMLOListElement>(null);
  const edit = useOptions(question, list, onChange);
  const isDate = kind === "date";
  const room = edit.room + options.filter(isBlankOption).length;
  /** What needs a look goes to the dialog; what is one line of words stays with the field. */
  const paste = (at: number, text: string): boolean => {
    const lines = pastedLines(text, kind, place);
    const [first] = lines;
    if (!first || (lines.length === 1 && (!isDate || !first.option))) return false;
    const { options: taken } = takenLines(lines, room);
    const [[only], here] = [taken, options[at]];
    const isClear = lines.every(({ isUncertain, doubt }) => !isUncertain && doubt === null);
    if (!isClear || taken.length < lines.length) setPasting(text);
    else if (lines.length > 1) edit.putAt(at, taken);
    else if (here && only) {
      const { startLocal, endLocal, allDay } = only;
      edit.change(here, { startLocal, endLocal, allDay });
    }
    return true;
  };
  return (
    <div className={fields}>
      {isDate && (
        <Text tone="muted" size={14}>
          On {zonePlace(timeZone)}’s clocks. Everybody sees the times on their own.
        </Text>
      )}
      <ol ref={list} className={optionsClass} aria-label={isDate ? "Times" : "Options"}>
        {options.map((option, at) => (
          <OptionLine
            key={option.key}
            option={option}
            kind={kind}
            place={{ at, of: options.length }}
            timeZone={timeZone}
            votes={votes.get(option.id ?? "") ?? 0}
            isLimited={isLimited}
            error={problems?.byOption[option.key]}
            onChange={(part) => edit.change(option, part)}
            onMove={(to) => edit.move(at, to)}
            onRemove={() => edit.remove(option)}
            onNext={() => edit.addAfter(at)}
            onPasted={(text) => paste(at, text)}
          />
        ))}
      </ol>
      {problems?.options && <InlineMessage tone="danger">{problems.options}</InlineMessage>}
      {edit.room > 0 ? (
        <Inline>
          <Button variant="ghost" icon={<Plus />} onClick={edit.add}>
            {isDate ? "Add a time" : "Add an option"}
          </Button>
          <Button variant="ghost" onClick={() => setPasting("")}>
            Paste several
          </Button>
        </Inline>
      ) : (
        <InlineMessage tone="muted">
          A question has {pollLimits.options} options at most.
        </InlineMessage>
      )}
      <Checkbox
        label={isDate ? "Limit how many choose each time" : "Limit how many choose each option"}
        checked={isLimited}
        onCheckedChange={limit}
      />
      {pasting !== null && (
        <PasteDialog
          kind={kind}
          timeZone={timeZone}
          first={pasting}
          room={room}
          onAdd={edit.addPasted}
          onClose={() => setPasting(null)}
        />
      )}
    </div>
  );
}
