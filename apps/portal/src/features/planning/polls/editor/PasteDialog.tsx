import { isDayFirst } from "@jubilee/core/base/typed-days.rules";
import { pollLimits } from "@jubilee/core/planning/polls.rules";
import type { QuestionKind } from "@jubilee/core/planning/polls.types";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { Stack } from "@jubilee/ui/stack";
import { TextArea } from "@jubilee/ui/text-area";
import { useState } from "react";
import { DayOrder } from "./DayOrder.tsx";
import { pastedLines, takenLines } from "./pasted.rules.ts";
import { PastedTimes } from "./PastedTimes.tsx";
import type { OptionDraft } from "./pollDraft.rules.ts";
import { usePastingPlace } from "./usePastingPlace.ts";

interface PasteDialogProps {
  kind: QuestionKind;
  timeZone: string;
  /** What was pasted elsewhere and needs a look. */
  first: string;
  /** How many more a question can have. */
  room: number;
  onAdd: (options: OptionDraft[]) => void;
  onClose: () => void;
}

const quoted = (lines: readonly string[]) => lines.map((line) => `“${line}”`).join(", ");

/** What stays in the box, and why. */
function leftWords(unread: readonly string[], over: readonly string[], kind: QuestionKind): string {
  const wrong = kind === "date" ? ["is no time", "are no times"] : ["is too long", "are too long"];
  return [
    ...(unread.length > 0
      ? [`${quoted(unread)} ${unread.length === 1 ? wrong[0] : wrong[1]}.`]
      : []),
    ...(over.length > 0
      ? [
          `A question has ${pollLimits.options} options at most: ${over.length === 1 ? "1 line" : `${over.length} lines`} found no room.`,
        ]
      : []),
  ].join(" ");
}

/** Several options at once, each on a line of its own; what is no option stays in the box. */
export function PasteDialog({ kind, timeZone, first, room, onAdd, onClose }: PasteDialogProps) {
  const place = usePastingPlace(timeZone);
  const [dayFirst, setDayFirst] = useState(() => isDayFirst(place.locale));
  const [text, setText] = useState(first);
  const [problem, setProblem] = useState<string | undefined>();
  const [added, setAdded] = useState(0);
  const lines = pastedLines(text, kind, { ...place, dayFirst });
  const add = () => {
    const { options, unread, over } = takenLines(lines, room);
    if (options.length > 0) onAdd(options);
    const left = [...unread, ...over];
    if (lines.length > 0 && left.length === 0) return onClose();
    setText(left.join("\n"));
    setAdded(added + options.length);
    setProblem(lines.length === 0 ? "Write one option at least" : leftWords(unread, over, kind));
  };
  const isDate = kind === "date";
  return (
    <FormDialog
      title={isDate ? "Several times at once" : "Several options at once"}
      submitLabel="Add"
      unsaved={text.trim() !== ""}
      summary={false}
      onSubmit={add}
      onClose={onClose}
    >
      <Stack gap="4">
        {added > 0 && (
          <InlineMessage tone="success">
            {added === 1 ? "1 line is added." : `${added} lines are added.`}
          </InlineMessage>
        )}
        <TextArea
          label="One a line"
          help={
            isDate
              ? "As you would write it: “Sat 14 Aug 7–9pm”, “14.8.2027 19:00”, “2027-08-14 19:00–22:00”. Without a clock it is the whole day."
              : "Each line becomes an option."
          }
          rows={8}
          value={text}
          error={problem}
          onValueChange={(next) => {
            setText(next);
            setProblem(undefined);
          }}
        />
        {lines.some(({ isUncertain }) => isUncertain) && (
          <DayOrder lines={lines} dayFirst={dayFirst} onChange={setDayFirst} />
        )}
        {isDate && <PastedTimes lines={lines} locale={place.locale} />}
      </Stack>
    </FormDialog>
  );
}
