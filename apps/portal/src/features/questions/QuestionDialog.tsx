import type { Result } from "@jubilee/core/base/result.types";
import { mostLetters, questionProblems } from "@jubilee/core/questions/questions.rules";
import type { QuestionDraft } from "@jubilee/core/questions/questions.types";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { Stack } from "@jubilee/ui/stack";
import { TextArea } from "@jubilee/ui/text-area";
import { TextField } from "@jubilee/ui/text-field";
import type { Write } from "../../page-kit/data/useWrite.ts";
import { useDraft } from "../../page-kit/form/useDraft.ts";

export interface QuestionDialogProps {
  draft: QuestionDraft;
  isNew: boolean;
  write: Write;
  save: (draft: QuestionDraft) => Promise<Result<unknown>>;
  onClose: () => void;
}

/** A question of the event's page with its answer. */
export function QuestionDialog({ draft, isNew, write, save, onClose }: QuestionDialogProps) {
  const form = useDraft(draft, { write, check: questionProblems });
  return (
    <FormDialog
      title={isNew ? "Add a question" : "Change the question"}
      submitLabel={isNew ? "Add" : "Save"}
      {...form.dialog(save, { onClose })}
    >
      <Stack gap="4">
        <TextField label="Question" {...form.field("question")} maxLength={mostLetters.question} />
        <TextArea
          label="Answer"
          help="An empty line begins a paragraph. Everybody who opens the event’s page reads it."
          rows={5}
          {...form.field("answer")}
          maxLength={mostLetters.answer}
        />
      </Stack>
    </FormDialog>
  );
}
