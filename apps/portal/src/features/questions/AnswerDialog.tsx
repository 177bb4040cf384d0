import type { Result } from "@jubilee/core/base/result.types";
import { answerProblems, mostLetters } from "@jubilee/core/questions/questions.rules";
import type { AskedQuestion } from "@jubilee/core/questions/questions.types";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { Stack } from "@jubilee/ui/stack";
import type { Write } from "../../page-kit/data/useWrite.ts";
import { useDraft } from "../../page-kit/form/useDraft.ts";
import { MailWords } from "../../page-kit/mail/MailWords.tsx";
import * as css from "./Questions.css.ts";

export interface AnswerDialogProps {
  asked: AskedQuestion;
  write: Write;
  save: (answer: string) => Promise<Result<unknown>>;
  onClose: () => void;
}

/** The answer to what a guest asked. */
export function AnswerDialog({ asked, write, save, onClose }: AnswerDialogProps) {
  const form = useDraft({ answer: "" }, { write, check: answerProblems });
  const { name, email, question } = asked;
  return (
    <FormDialog
      title={`Answer ${name}`}
      submitLabel={email === null ? "Save the answer" : "Send the answer"}
      {...form.dialog(({ answer }) => save(answer), { onClose })}
    >
      <Stack gap="4">
        <blockquote className={css.asked} dir="auto">
          {question}
        </blockquote>
        <MailWords
          label="Your answer"
          help={
            email === null
              ? "No address is known: tell them yourself, or show the answer on the page."
              : `It goes to ${email} at once and cannot be changed afterwards.`
          }
          rows={5}
          {...form.field("answer")}
          maxLength={mostLetters.answer}
        />
      </Stack>
    </FormDialog>
  );
}
