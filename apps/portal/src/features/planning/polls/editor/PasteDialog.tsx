import type { QuestionKind } from "@jubilee/core/planning/polls.types";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { TextArea } from "@jubilee/ui/text-area";
import { useState } from "react";
import { pastedOptions } from "./pasted.rules.ts";
import type { OptionDraft } from "./pollDraft.rules.ts";

interface PasteDialogProps {
  kind: QuestionKind;
  /** How many more a question can have. */
  room: number;
  onAdd: (options: OptionDraft[]) => void;
  onClose: () => void;
}

/** Several options at once, each on a line of its own. */
export function PasteDialog({ kind, room, onAdd, onClose }: PasteDialogProps) {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string | undefined>();
  const add = () => {
    const { options, left } = pastedOptions(text, kind, room);
    if (options.length === 0 && left.length === 0) {
      setProblem("Write one option at least");
    } else if (left.length > 0) {
      const [first = ""] = left;
      const isFull = options.length === room;
      setProblem(isFull ? `There is room for ${room} more` : `“${first}” is no time`);
    } else {
      onAdd(options);
      onClose();
    }
  };
  return (
    <FormDialog
      title={kind === "date" ? "Several times at once" : "Several options at once"}
      submitLabel="Add"
      unsaved={text.trim() !== ""}
      summary={false}
      onSubmit={add}
      onClose={onClose}
    >
      <TextArea
        label="One a line"
        help={
          kind === "date"
            ? "Such as 2027-05-06 18:30-19:30. A day alone, 2027-05-06, is the whole day."
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
    </FormDialog>
  );
}
