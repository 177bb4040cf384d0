import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import { ErrorSummary } from "./ErrorSummary.tsx";
import { focusField } from "./focusField.ts";
import { form as formStyle } from "./Form.css.ts";
import { FormContext } from "./FormContext.ts";
import { LeaveDialog } from "./LeaveDialog.tsx";
import { useLeaveGuard } from "./useLeaveGuard.ts";
import { hasUnread } from "./hasUnread.ts";
import { useChangedFields } from "./useChangedFields.ts";
import { useSaveFirst } from "./useSaveFirst.ts";
import { useProblems } from "./useProblems.ts";
import { useWords } from "../../words/useWords.ts";
import { formWords } from "./form.copy.ts";

export interface FormProps {
  /** For a submit button that stands outside, as in a dialog's foot. */
  id?: string;
  /** What is filled in, where no heading says it: heard, not seen. */
  label?: string;
  /** Checks and sends. Give what is wrong to the fields as their `error`; the form gathers it. */
  onSubmit: () => void | Promise<void>;
  /** Being sent: a second press does nothing. */
  busy?: boolean;
  /** Something is filled in and not kept yet: asks before it is lost. */
  unsaved?: boolean;
  leaveTitle?: string;
  leaveDescription?: string;
  /** Above the fields; without it the focus goes to the first field that is wrong. For one or two fields in a dialog. */
  summary?: boolean;
  children: ReactNode;
}

/** Fields that are sent together. Settings that act at once need none: a Switch, a SegmentedControl. */
export function Form({
  id,
  label,
  onSubmit,
  busy = false,
  unsaved = false,
  leaveTitle,
  leaveDescription,
  summary = true,
  children,
}: FormProps) {
  const words = useWords("form", formWords);
  const { problems, tell } = useProblems();
  const [attempt, setAttempt] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const leads = useRef(false);
  const own = useRef<HTMLFormElement>(null);
  const lost = useChangedFields(own, unsaved);
  const guard = useLeaveGuard(unsaved && !busy, lost.look);
  const send = async () => {
    if (busy || !own.current) return;
    leads.current = true;
    setAttempt((count) => count + 1);
    if (!hasUnread(own.current)) await onSubmit();
  };
  const save = useSaveFirst(guard, { unsaved, busy, onSubmit: send });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    void send();
  };
  useEffect(() => {
    const [first] = problems;
    if (attempt === 0 || !leads.current || !first) return;
    leads.current = false;
    if (!summary) focusField(first.id);
    else box.current?.focus();
  }, [attempt, problems, summary]);
  return (
    <FormContext value={tell}>
      <form
        ref={own}
        id={id}
        aria-label={label}
        aria-busy={busy}
        noValidate
        className={formStyle}
        onSubmit={submit}
        onPointerDownCapture={lost.note}
        onFocusCapture={lost.note}
        onInput={() => {
          leads.current = false;
        }}
      >
        {summary && attempt > 0 && problems.length > 0 && (
          <ErrorSummary ref={box} problems={problems} />
        )}
        {children}
      </form>
      <LeaveDialog
        guard={guard}
        title={leaveTitle ?? words.leaveTitle}
        description={
          leaveDescription ??
          (lost.fields.length > 0
            ? words.leaveLoses(lost.fields, lost.more)
            : words.leaveDescription)
        }
        onSave={save}
      />
    </FormContext>
  );
}
